import type { Locator } from '@playwright/test';
import { sidesOf } from './support/geometry.ts';
import { expectNoticesClear } from './support/notices.ts';
import { expect, test } from './support/panel.ts';

/** Returns the number of lines that an element's text takes. */
const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test('on a phone a couple is answered by touch', async ({ page, panel }) => {
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
  await expect(page.getByRole('group', { name: 'Hazır yanıtlar' })).toBeVisible();
  // The bottom bar covers no part of the reply, also after the content above it has loaded.
  const bar = page
    .getByRole('navigation')
    .filter({ has: page.getByRole('button', { name: 'Diğer' }) });
  await expect
    .poll(async () => {
      const [send, foot] = [page.getByRole('button', { name: 'Gönder' }), bar];
      return (await sidesOf(send)).bottom - (await sidesOf(foot)).top;
    })
    .toBeLessThan(0);
  await page.getByRole('textbox', { name: /^Mesaj/ }).fill('Telefondan yazıldı.');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expectNoticesClear(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Telefondan yazıldı.' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Yanıtla' })).toBeFocused();
  expect(await linesOf(page.getByRole('button', { name: 'Anlaşıldı olarak işaretle' }))).toBe(1);

  // The complete menu can be opened.
  await page.getByRole('button', { name: 'Diğer', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Ana menü' });
  await menu.getByRole('link', { name: 'Kullanıcılar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcılar' })).toBeVisible();
});
