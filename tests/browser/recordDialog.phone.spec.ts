import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('on a phone a user’s dialog fills the screen, in Arabic, too', async ({ page, panel }) => {
  await panel.signIn('ayse', '/customer-users');
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await panel.goto('/customer-users/2/edit');
  const form = page.getByRole('dialog', { name: 'Mert Kaya' });
  const box = async () => {
    const { x, y, width, height } = (await form.boundingBox()) ?? {};
    return [x, y, width, height];
  };
  await expect.poll(box).toEqual([0, 0, 390, 844]);
  await expect(form.getByRole('button', { name: 'حفظ' })).toBeInViewport();
  expect(await findings(page)).toEqual([]);
  const overflow = await form.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(overflow).toBe(0);
  await form.getByRole('button', { name: 'إغلاق' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/customer-users$/);
});
