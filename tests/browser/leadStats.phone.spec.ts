import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('on a phone the figures are one line, and the charts open below it', async ({
  page,
  panel,
}) => {
  await panel.signIn();
  const toggle = page.getByRole('button', { name: /^İstatistikler:/ });
  await expect(toggle).toContainText(/Ort\. yanıt \d/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect((await toggle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await toggle.tap();
  for (const name of ['Aylara göre', 'Duruma göre', 'Aramalara göre', 'Okunmaya göre'])
    await expect(page.getByRole('figure', { name })).toBeVisible();
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(scrolls).toBe(false);
  expect(await findings(page)).toEqual([]);
  await toggle.tap();
  await expect(page.getByRole('figure')).toHaveCount(0);
  // The lists show the counts on a phone, too.
  const lists = page.getByRole('navigation', { name: 'Listeler' });
  await expect(lists.getByRole('button', { name: /^Bekleyen/ })).toHaveText(/\d/);
});
