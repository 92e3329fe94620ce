import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

async function choose(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function filterByPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtrele', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filtrele' });
  await filters.getByRole('button', { name: 'Telefon' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/phone/);
}

async function clearFilters(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: 'Seçili filtreler' })
    .getByRole('button', { name: 'Tümünü temizle' })
    .click();
  await expect(page).not.toHaveURL(/phone/);
}

async function keep(page: Page): Promise<void> {
  await filterByPhone(page);
  await choose(page, 'Görünümlerim', 'Bu görünümü kaydet');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toContainText('Bu alan zorunludur.');
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel(/^Ad/).fill('Telefonla gelenler');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('button', { name: 'Telefonla gelenler' })).toBeVisible();

  await clearFilters(page);
  await page.reload();
  await choose(page, 'Görünümlerim', 'Telefonla gelenler');
  await expect(page).toHaveURL(/phone/);

  await choose(page, 'Telefonla gelenler', 'Görünümleri düzenle');
  const name = dialog.getByLabel('Ad');
  await name.fill('Arayanlar');
  await dialog.getByRole('switch').or(dialog.getByRole('checkbox')).first().check();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByRole('button', { name: 'Arayanlar' })).toBeVisible();

  await choose(page, 'Arayanlar', 'Görünümleri düzenle');
  await dialog.getByRole('button', { name: 'Arayanlar görünümünü sil' }).click();
  await expect(dialog).toContainText('Kayıtlı görünümünüz kalmadı.');
  await dialog.getByRole('button', { name: 'Kapat' }).click();
}

async function openWith(page: Page): Promise<void> {
  await filterByPhone(page);
  await choose(page, 'Görünümlerim', 'Bu görünümü kaydet');
  await page.getByLabel(/^Ad/).fill('Açılış');
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await choose(page, 'Açılış', 'Görünümleri düzenle');
  await page
    .getByRole('dialog')
    .getByRole('switch')
    .or(page.getByRole('dialog').getByRole('checkbox'))
    .first()
    .check();
  await page.getByRole('button', { name: 'Kapat' }).click();
  await clearFilters(page);
  const other = await page.context().newPage();
  await other.goto(new URL('/leads', page.url()).href);
  await expect(other).toHaveURL(/phone/);
  await expect(other.getByRole('button', { name: 'Açılış' })).toBeVisible();
  await other.close();
}

async function share(page: Page): Promise<void> {
  await filterByPhone(page);
  await page.getByRole('button', { name: 'Sütunlar' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Firma' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Firma' })).toHaveCount(0);
  await choose(page, 'Görünümlerim', 'Bağlantıyı kopyala');
  await expect(page.getByText('Bağlantı kopyalandı.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Sütunlar' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Firma' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Firma' })).toBeVisible();
  await page.goto(link.replace('columns=', 'columns=silinmis.alan%2C'));
  await expect(page).toHaveURL(/phone/);
  await expect(page.getByRole('columnheader', { name: 'Durum' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Firma' })).toHaveCount(0);
  // The chosen columns stay when the list is sorted.
  await page.getByRole('columnheader', { name: 'Çift' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=couple.name/);
  await expect(page.getByRole('columnheader', { name: 'Firma' })).toHaveCount(0);
}

test('a view of a list is saved, used as default and shared', async ({ page, panel, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.signIn();
  await test.step('a view is saved under a name, opened, renamed and deleted', () => keep(page));
  await clearFilters(page);
  await test.step('a link contains filter, sort order and columns', () => share(page));
  await clearFilters(page);
  await test.step('the list opens with its default view', () => openWith(page));
});
