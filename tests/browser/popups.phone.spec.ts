import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test.use({ popups: 'shown' });

test('the price popup fills a phone in Arabic, with reachable buttons', async ({ page, panel }) => {
  await page.clock.install();
  await panel.signIn('ayse');
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'حدّثوا أسعاركم' });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  expect(await findings(page)).toEqual([]);
  const save = dialog.getByRole('button', { name: 'الحفظ والانتقال إلى التالية' });
  await expect(save).toBeInViewport();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await dialog.getByRole('button', { name: 'لاحقًا' }).click();
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('dialog', { name: 'قائمة أسعار ناقصة' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
