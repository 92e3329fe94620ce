import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('on a phone the cards are in one column, with large tap targets', async ({ page, panel }) => {
  await panel.signIn('ayse', '/');
  const waiting = page.getByRole('region', { name: /^Yanıt bekleyenler/ });
  const reply = waiting.getByRole('link', { name: /çiftini yanıtla$/ }).first();
  await expect(reply).toBeVisible();
  const box = await reply.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await findings(page)).toEqual([]);
});

test('in Arabic the page is right-to-left', async ({ page, panel }) => {
  await panel.startSession('ayse', 'ar');
  await panel.goto('/');
  await expect(page.getByRole('region', { name: /^بانتظار الرد/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(await findings(page, ['color-contrast'])).toEqual([]);
});
