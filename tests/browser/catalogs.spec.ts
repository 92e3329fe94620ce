import type { Locator, Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { holdRequests } from './support/holdRequests.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { expect, test } from './support/panel.ts';

/** Selects an entry of a field that opens a list. */
async function choose(page: Page, form: Locator, field: RegExp, entry: string): Promise<void> {
  await form.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: entry, exact: true }).click();
}

/** A PDF of two pages, the first one red from edge to edge. */
const PDF = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]/Contents 5 0 R>> endobj',
    '4 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]>> endobj',
    '5 0 obj <</Length 27>> stream',
    '1 0 0 rg 0 0 200 300 re f  ',
    'endstream endobj',
    'trailer <</Size 6/Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);

/** Returns the colour of the middle of a picture: red, green, blue. */
const middleOf = (picture: Locator) =>
  picture.evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) return undefined;
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
    return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
const RED = [255, 0, 0];
const firstPage = (within: Locator) =>
  within.getByRole('img', { name: 'menü.pdf: ilk sayfa, toplam 2 sayfa' });
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const wrong = (page: Page) =>
  page.getByRole('list', { name: 'Düzeltilecek alanlar' }).getByRole('button');

test('a price list is created by option and week period, with its PDF, and becomes the main one', async ({
  page,
  panel,
}) => {
  const release = await holdRequests(page, /\/drawFirstPage-/);
  await panel.signIn('ayse', '/catalogs/create');
  const form = page.getByRole('main');
  const save = form.getByRole('button', { name: 'Kaydet' });
  const pdf = form.getByRole('group', { name: 'PDF' });
  await choose(page, form, /^Firma/, 'Çınaraltı Kır Bahçesi');
  await form.getByRole('textbox', { name: /^Ad/ }).fill('Bahar menüsü');
  await choose(page, form, /^Tür/, 'Yemekli menü');
  await choose(page, form, /^Fiyatlandırma/, 'Paket fiyatı');
  await form.getByRole('spinbutton', { name: 'Her gün' }).fill('1500');
  await form.getByRole('spinbutton', { name: 'Kaç kişi ya da adet için' }).fill('1');
  await form.getByRole('combobox', { name: 'Seçeneğe fiyat ver' }).click();
  await expect(page.getByRole('option')).toHaveText(['Çocuk menüsü', 'Lüks menü', 'Standart menü']);
  await page.getByRole('option', { name: 'Lüks menü' }).click();
  await form.getByRole('radio', { name: 'Hafta içi ve hafta sonu ayrı' }).nth(1).check();
  await form.getByRole('spinbutton', { name: 'Hafta içi' }).fill('1900');
  await form.getByRole('spinbutton', { name: 'Hafta sonu' }).fill('2250');
  await form.getByRole('spinbutton', { name: 'Kaç kişi ya da adet için' }).nth(1).fill('1');
  const until = form.getByRole('textbox', { name: /^Son geçerlilik günü/ });
  // The calendar's code may still be loading.
  await expect(until).toBeEnabled();
  await until.press('Enter');
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  const later = calendar.getByRole('button', { name: 'Sonraki ay' });
  for (let month = 0; month < 3; month += 1) await later.click();
  await expect(later).toBeDisabled();
  // A disabled button with the focus receives no key events.
  await calendar.press('Escape');
  await expect(calendar).toBeHidden();
  await form.getByRole('button', { name: '3 ay' }).click();
  await pdf.locator('input[type=file]').setInputFiles(file('menü.pdf', Buffer.from('<p>Menü</p>')));
  const height = async () => (await pdf.getByRole('listitem').boundingBox())?.height;
  const waiting = await height();
  release();
  await expect(pdf).toContainText('ilk sayfası gösterilemiyor');
  // A field that moves while the pointer is pressed loses the choice below it.
  expect(await height()).toBe(waiting);
  await choose(page, form, /^Göründüğü diğer firmalar/, 'İnci Gelinlik');
  await page.keyboard.press('Escape');
  await form.getByRole('switch', { name: 'Ana liste' }).check();
  await save.click();
  await expect(wrong(page)).toHaveText(['PDF']);
  expect(await findings(page)).toEqual([]);
  await pdf.locator('input[type=file]').setInputFiles(file('menü.pdf', PDF));
  await expect.poll(() => middleOf(firstPage(pdf))).toEqual(RED);
  expect(await height()).toBe(waiting);
  await save.click();
  await expect(wrong(page)).toHaveText(['En çok davetli']);
  await form.getByRole('spinbutton', { name: /^En çok davetli/ }).fill('400');
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bahar menüsü' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Liste', exact: true });
  await expect(list).toContainText('İnci Gelinlik');
  const stored = page.getByRole('region', { name: 'PDF' });
  await expect.poll(() => middleOf(firstPage(stored))).toEqual(RED);
  await expect(page.getByRole('region', { name: 'Fiyatlar' })).toContainText(
    'Lüks menü: Hafta içi 1.900 TL · Hafta sonu 2.250 TL',
  );
  expect(await findings(page)).toEqual([]);
  await navigate(page, '/catalogs');
  const main = page.getByRole('row').filter({ hasText: 'Çınaraltı' }).filter({ hasText: 'Evet' });
  await expect(main).toHaveCount(1);
  await expect(main).toContainText('Bahar menüsü');
});

const steps: Steps = {
  'new prices are saved with their expiry, and the lowest prices are updated': async ({
    page,
    panel,
  }) => {
    await panel.signIn('ayse', '/catalogs/4');
    const head = page.getByRole('main').locator('header').first();
    await expect(head).toContainText('Hafta içi en düşük: 1.280 TL');
    await page.getByRole('button', { name: 'Fiyatları güncelle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fiyatları güncelle' });
    const send = dialog.getByRole('button', { name: 'Fiyatları güncelle' });
    await dialog.getByRole('spinbutton', { name: 'Hafta içi' }).fill('');
    await send.click();
    await expect(dialog.getByText('Bu alan zorunludur').first()).toBeVisible();
    await dialog.getByRole('spinbutton', { name: 'Hafta içi' }).fill('1600');
    await dialog.getByRole('spinbutton', { name: 'Hafta sonu' }).fill('700');
    await dialog.getByRole('button', { name: '2 ay' }).click();
    expect(await findings(page)).toEqual([]);
    await send.click();
    await expect(page.getByText('Fiyatlar güncellendi.')).toBeVisible();
    await expect(head).toContainText('Hafta içi en düşük: 1.600 TL');
    await expect(head).toContainText('Hafta sonu en düşük: 700 TL');
    await navigate(page, '/catalogs');
    const column = (name: string) => page.getByRole('columnheader', { name }).getByRole('button');
    await column('Hafta sonu en düşük').click();
    const sorted = page.getByRole('columnheader', { name: 'Hafta sonu en düşük' });
    await expect(sorted).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('row').nth(1)).toContainText('Özel dikim');
    await column('Hafta sonu en düşük').click();
    await expect(page.getByRole('row').nth(1)).toContainText('Kına gecesi büfesi');
    await expect(page.getByRole('row').nth(2)).toContainText('Kış menüsü');
  },
  'the PDF of a price list is downloaded, replaced in the form, and deleted': async ({ page }) => {
    await navigate(page, '/catalogs/1');
    const card = page.getByRole('region', { name: 'PDF' });
    await expect(card.getByRole('img', { name: /^Menüler\.pdf: ilk sayfa/ })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'İndir' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Menüler.pdf');
    await navigate(page, '/catalogs/1/edit');
    const pdf = page.getByRole('group', { name: 'PDF' });
    await pdf.locator('input[type=file]').setInputFiles(file('menü.pdf', PDF));
    await page.getByRole('textbox', { name: /^Ad/ }).press('Tab');
    await page.getByRole('button', { name: '3 ay' }).click();
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect.poll(() => middleOf(firstPage(card))).toEqual(RED);
    await card.getByRole('button', { name: 'PDF’i sil' }).click();
    const dialog = page.getByRole('dialog', { name: '“menü.pdf” silinsin mi?' });
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'PDF’i sil' }).click();
    await expect(card).toContainText('Menünüzü PDF olarak ekleyin');
    await page.reload();
    await expect(card.getByRole('link', { name: 'PDF ekle' })).toBeVisible();
  },
};

test('prices of a list are updated, and its PDF is replaced and deleted', ({ traveller }) =>
  walk(steps, traveller));
