import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { sidesOf } from './support/geometry.ts';
import { expect, test } from './support/panel.ts';

/** Selects a row of the list and runs an action. */
async function act(page: Page, row: RegExp, name: string): Promise<void> {
  await page.getByRole('row', { name: row }).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Seçim' }).getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('a review channel is connected and fetched, one review is hidden, and the widget shows the rest', async ({
  page,
  panel,
  context,
  server,
}) => {
  await panel.signIn('ayse', '/transfer-reviews');
  await page.getByRole('link', { name: 'Kanal ekle' }).click();
  await page.getByRole('combobox', { name: /^Firma/ }).click();
  await page.getByRole('option', { name: /Işık & Gölge/ }).click();
  await page.getByRole('combobox', { name: /^Tür/ }).click();
  await page.getByRole('option', { name: 'Google' }).click();
  await page.getByLabel(/^Kanal adı/).fill('Nehir Kenarı');
  await page.getByLabel(/^Adres/).fill('https://google.example.com/nehir');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page).not.toHaveURL(/create/);
  await page.goto(`${server.url}/transfer-reviews`);
  const row = page.getByRole('row', { name: /Nehir Kenarı/ });
  await expect(row).toBeVisible();

  // The sandbox page simulates the review service.
  const google = await context.newPage();
  await google.goto(`${server.url}/sandbox/reviews`);
  const place = google.getByRole('region', { name: 'Nehir Kenarı · google' });
  for (const [author, text] of [
    ['Pelin Su', 'Gün batımı büyüleyiciydi.'],
    ['Kaan Er', 'Sivrisinek çoktu.'],
  ] as const) {
    await place.getByLabel('Yazan').fill(author);
    await place.getByRole('textbox', { name: 'Yorum' }).fill(text);
    await place.getByRole('button', { name: 'Yorum yaz' }).click();
  }
  await expect(place).toContainText('2 yorum');

  await act(page, /Nehir Kenarı/, 'Yorumları şimdi al');
  await expect(page.getByText('1 kayıt için yapıldı.')).toBeVisible();
  await page.getByRole('link', { name: 'Dış yorumlar' }).click();
  await expect(page.getByRole('row', { name: /Pelin Su/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await act(page, /Kaan Er/, 'Gizle');
  await expect(page.getByText('1 kayıt için yapıldı.')).toBeVisible();

  await page.goto(`${server.url}/transfer-reviews`);
  await page.getByText('Sitenizde yorumlar').click();
  await page.getByRole('combobox', { name: 'Firma' }).click();
  await page.getByRole('option', { name: 'Işık & Gölge Fotoğraf' }).click();
  // On a phone, the provider select does not overflow its card.
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  // A busy machine renders a resized page some frames later.
  await expect(async () => {
    const card = await sidesOf(page.locator('details').filter({ hasText: 'Sitenizde yorumlar' }));
    const choice = await sidesOf(page.getByRole('combobox', { name: 'Firma' }));
    expect(card.right).toBeLessThanOrEqual(390);
    expect(choice.right).toBeLessThan(card.right);
  }).toPass();
  await page.setViewportSize(size);
  const preview = page.getByRole('region', { name: 'Önizleme' });
  await expect(preview).toContainText('Gün batımı büyüleyiciydi.');
  await expect(preview).toContainText('Google');
  await expect(preview).not.toContainText('Sivrisinek');

  // One click copies the code; the frame renders each theme, light and dark, on any background.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Aracı oluştur' }).click();
  await page.getByRole('button', { name: 'Kopyala: Kod (iframe)' }).click();
  await expect(page.getByText('Kopyalandı')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const address = /src="([^"]+)"/.exec(copied)?.[1] ?? '';
  const frame = await context.newPage();
  for (const theme of ['light', 'dark'])
    for (const look of ['cards', 'list', 'badge']) {
      const language = theme === 'dark' && look === 'list' ? 'ar' : 'tr';
      await frame.goto(`${address}?look=${look}&theme=${theme}&language=${language}`);
      const widget = frame.locator('.widget');
      await expect(widget).toHaveClass(`widget ${look} ${theme}`);
      await expect(widget.getByRole('listitem')).toHaveCount(look === 'badge' ? 0 : 6);
      if (look !== 'badge')
        await expect(widget.locator('bdi', { hasText: 'Pelin S.' })).toBeVisible();
      expect(await findings(frame)).toEqual([]);
    }

  // A service that does not respond is reported, in the list, too.
  await place.getByLabel('Servisin yanıtı').selectOption('Yanıt vermez');
  await place.getByRole('button', { name: 'Seç' }).click();
  await act(page, /Nehir Kenarı/, 'Yorumları şimdi al');
  await expect(page.getByText(/Servise ulaşılamadı/)).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Servis yanıt vermedi');
});
