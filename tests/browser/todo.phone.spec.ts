import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('on a phone it is one tap away, and its checkboxes are large enough', async ({
  page,
  panel,
}) => {
  await panel.signIn();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Yapılacaklar/ })
    .click();
  await page.getByRole('button', { name: 'Herkesin' }).click();
  const first = page.getByRole('checkbox', { name: /^Yapıldı/ }).first();
  await expect(first).toBeVisible();
  const box = await first.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await findings(page)).toEqual([]);
});
