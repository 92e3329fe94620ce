import { expectNoticesClear } from './support/news.ts';
import { expect, test } from './support/panel.ts';

test('on a phone a couple is answered with the thumb', async ({ page, panel }) => {
  await panel.signIn();
  const cards = page.locator('main li');
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page
    .getByRole('navigation', { name: 'Listeler' })
    .getByRole('button', { name: /^Bekleyen/ })
    .click();
  const reply = cards.getByRole('link', { name: 'Yanıtla' }).first();
  await expect(reply).toBeVisible();
  await expect
    .poll(async () => (await reply.boundingBox())?.height ?? 0)
    .toBeGreaterThanOrEqual(44);
  await reply.click();
  await expect(page.getByRole('textbox', { name: /^Mesaj/ })).toBeFocused();
  await page.getByRole('textbox', { name: /^Mesaj/ }).fill('Telefondan yazıldı.');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expectNoticesClear(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Telefondan yazıldı.' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Yanıtla' })).toBeFocused();

  // The whole menu is within reach.
  await page.getByRole('button', { name: 'Diğer', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Ana menü' });
  await menu.getByRole('link', { name: 'Kullanıcılar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcılar' })).toBeVisible();
});
