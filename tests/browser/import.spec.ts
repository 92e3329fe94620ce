import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { expect, test } from './support/panel.ts';

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Liste işlemleri' }).click();
  await page.getByRole('menuitem', { name: 'Dosyadan ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dosyadan ekle' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const csv = (lines: string[]) => ({
  name: 'ekip.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
});

const steps: Steps = {
  'the empty template has the headers of the form': async ({ page }) => {
    const dialog = await openImport(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Boş şablonu indir' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('customer-users-sablon.xlsx');
    const [head] = await readSheet(await readFile(await file.path()));
    expect(head).toEqual([
      'Ad *',
      'Soyad',
      'Unvan',
      'Rol *',
      'Dil',
      'E-posta adresleri *',
      'Telefonlar',
    ]);
  },
  'users are imported from a file; invalid rows are reported and returned': async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('table')).toBeVisible();
    const dialog = await openImport(page);
    expect(await findings(page)).toEqual([]);
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Dosya seç' }).click();
    const input = await chooser;
    await input.setFiles(
      csv([
        'Ad;Yetki;E-posta adresleri',
        'Dosyadan Bir;Satış;dosya1@example.com',
        ';Satış;dosya2@example.com',
        'Dosyadan Üç;Kral;dosya3@example.com',
        'Dosyadan Dört;İzleyici;dosya4@example.com',
      ]),
    );
    await expect(dialog).toContainText('4 satır');
    await expect(dialog).toContainText('Bu zorunlu alanların sütunu yok: Rol');
    await dialog.getByLabel('Rol').selectOption('Yetki');
    await expect(dialog).not.toContainText('zorunlu alanların sütunu yok');
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Kontrol et' }).click();
    await expect(dialog.getByRole('row', { name: /^3 Ad Bu alan zorunludur/ })).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^4 Rol/ })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Yalnızca doğru 2 satırı ekle' }).click();
    await expect(dialog).toContainText('2 kayıt eklendi.');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Eklenmeyen satırları indir' }).click(),
    ]);
    const failed = await readFile(await file.path(), 'utf8');
    expect(failed).toContain('Ad;Yetki;E-posta adresleri;Neden\r\n;Satış;dosya2@example.com;Ad: ');
    expect(failed).toContain('Dosyadan Üç;Kral;');
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await page.getByRole('searchbox', { name: 'Kişi ara' }).fill('Dosyadan');
    await expect(page.locator('tbody tr')).toHaveCount(2);
    await expect(page.locator('tbody tr').filter({ hasText: 'İzleyici' })).toHaveCount(1);
  },
  'rejections of the API are reported at their row': async ({ page }) => {
    const dialog = await openImport(page);
    await dialog
      .locator('input[type=file]')
      .setInputFiles(
        csv([
          'Ad;Rol;E-posta adresleri',
          'Yeni Kişi;Satış;ayni@example.com',
          'Aynı Adres;Satış;ayni@example.com',
        ]),
      );
    await page.route('**/api/customers/*/users', async (route) => {
      const isSecond = route.request().postData()?.includes('Aynı Adres') ?? false;
      const body = { message: 'Bu adres kullanılıyor.', code: 'conflict' };
      if (isSecond) await route.fulfill({ status: 409, json: body });
      else await route.continue();
    });
    await dialog.getByRole('button', { name: 'Kontrol et' }).click();
    await dialog.getByRole('button', { name: '2 kaydı ekle' }).click();
    await expect(dialog).toContainText('1 kayıt eklendi.');
    await expect(dialog.getByRole('row', { name: '3 Bu adres kullanılıyor.' })).toBeVisible();
  },
};

test('users are imported from a file, and failures are reported', async ({ panel, traveller }) => {
  await panel.signIn('ayse', '/customer-users');
  await walk(steps, traveller);
});
