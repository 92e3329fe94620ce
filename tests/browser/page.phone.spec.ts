import type { Page } from '@playwright/test';
import { closePopups } from './support/closedPopups.ts';
import { findings } from './support/findings.ts';
import { expect, panelOf, test, type Panel } from './support/panel.ts';

const PAGE = '/providers/5/info';

const head = (page: Page) => page.getByRole('region', { name: 'Sayfanın durumu' });
const progress = (page: Page, percent: number) =>
  head(page).getByRole('img', { name: `Sayfanızın %${percent} kadarı tamam` });

/** Selects options of a field that opens a list. */
async function choose(page: Page, field: RegExp, ...entries: string[]): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  for (const entry of entries) await page.getByRole('option', { name: entry, exact: true }).click();
  if (entries.length > 1) await page.keyboard.press('Escape');
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Onaya gönder' }).click();
  await expect(page.getByRole('region', { name: 'Onay bekliyor' })).toBeVisible();
}

/** Checks the old and the new value of one change at the support desk, and approves it. */
async function approve(desk: Page, panel: Panel, form: string, shown: string): Promise<void> {
  await panel.goto('/support/approvals/updates');
  const change = desk
    .getByRole('list', { name: 'Sayfa güncellemeleri' })
    .getByRole('listitem')
    .filter({ hasText: 'Şelale Balo Salonu' })
    .filter({ hasText: form });
  await expect(change).toContainText(shown);
  await change.getByRole('button', { name: `Onayla: ${form}` }).click();
  await expect(change).toHaveCount(0);
}

/** Entries of the owner per form, and the part of each that the desk must show. */
const steps: readonly (readonly [
  form: string,
  shown: string,
  fill: (page: Page) => Promise<void>,
])[] = [
  [
    'Genel bilgiler',
    'bilgi@selale.example.com',
    async (page) => {
      await page.getByRole('textbox', { name: /^Telefon/ }).fill('0242 333 00 11');
      await page.getByRole('textbox', { name: /^E-posta/ }).fill('bilgi@selale.example.com');
    },
  ],
  [
    'Hizmet ayrıntıları',
    'Dışarıdan getirilebilir',
    async (page) => {
      await choose(page, /^Mekân türü/, 'Düğün salonu');
      await choose(page, /^Sunulan hizmetler/, 'Yemek', 'Otopark');
      await page.getByRole('spinbutton', { name: /^Bir günde/ }).fill('2');
      await choose(page, /^Alkol servisi/, 'Dışarıdan getirilebilir');
      await page.getByRole('spinbutton', { name: /^Kişi başı mantar/ }).fill('250');
    },
  ],
  [
    'İletişim kişileri',
    'Derya Su',
    async (page) => {
      await page.getByRole('button', { name: 'Kişiler: Ekle' }).click();
      await page.getByRole('textbox', { name: /^Ad soyad/ }).fill('Derya Su');
      await page.getByRole('textbox', { name: /^Telefon/ }).fill('0532 123 45 67');
    },
  ],
  [
    'Tanıtım yazısı',
    'Şelalenin sesiyle',
    async (page) => {
      const text = page.getByRole('textbox', { name: 'Tanıtım yazısı' });
      await text.fill('Bizi 0532 123 45 67 numarasından arayın.');
      await page.getByRole('button', { name: 'Onaya gönder' }).click();
      await expect(page.getByText(/Telefon, e-posta, web adresi/).first()).toBeVisible();
      await text.fill('Şelalenin sesiyle başlayan davetler, altı yüz kişilik salonumuzda.');
    },
  ],
  [
    'Konum',
    'Gençlik Mahallesi',
    async (page) => {
      await page.getByRole('textbox', { name: /^Açık adres/ }).fill('Gençlik Mahallesi No: 5');
      await page.getByRole('spinbutton', { name: /^Enlem/ }).fill('36.8841');
      await page.getByRole('spinbutton', { name: /^Boylam/ }).fill('30.7056');
    },
  ],
];

test('an owner completes an empty provider to 100 per cent, with approvals by the desk', async ({
  page,
  panel,
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await closePopups(context);
  const desk = await context.newPage();
  const deskPanel = panelOf(desk, server);
  await deskPanel.signIn('selin.destek', '/support/approvals/updates');
  await panel.signIn('pending', PAGE);
  let percent = 0;
  for (const [form, shown, fill] of steps) {
    await expect(progress(page, percent)).toBeVisible();
    await expect(head(page)).toContainText(`Sıradaki adım: ${form}`);
    await head(page).getByRole('link', { name: 'Tamamla' }).click();
    await expect(page.getByRole('region', { name: form })).toBeVisible();
    await fill(page);
    await send(page);
    // Colors are the same in every form.
    expect(await findings(page, percent === 0 ? [] : ['color-contrast'])).toEqual([]);
    await approve(desk, deskPanel, form, shown);
    percent += 20;
    await panel.goto(PAGE);
  }
  await expect(progress(page, 100)).toBeVisible();
  await expect(head(page)).toContainText('Sayfanız eksiksiz');
  await context.close();
});
