import type { Page } from '@playwright/test';
import { actAs, atDesk, barOf } from './support/desk.ts';
import { findings } from './support/findings.ts';
import { expect, test, type Panel } from './support/panel.ts';

async function actInArabic(page: Page, panel: Panel): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await panel.goto('/support?q=ayse');
  await page.getByRole('button', { name: /^العمل نيابة عن .*Ayşe Yıldırım/ }).click();
  expect(await findings(page, ['color-contrast'])).toEqual([]);
  await page.getByRole('textbox', { name: 'السبب' }).fill('Talep 1042');
  await page.getByRole('button', { name: 'بدء' }).click();
  const bar = page.getByRole('region', { name: 'العمل نيابة عن عميل' });
  await expect(bar).toContainText('Ayşe Yıldırım');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const end = bar.getByRole('button', { name: 'إنهاء الجلسة' });
  const name = await bar.getByText('Ayşe Yıldırım').boundingBox();
  expect(name?.x ?? 0).toBeGreaterThan((await end.boundingBox())?.x ?? 390);
  await panel.goto('/settings/support-access');
  await expect(page.getByRole('list', { name: 'دخول الدعم' })).toBeVisible();
  expect(await findings(page, ['color-contrast'])).toEqual([]);
  await end.click();
  await expect(page.getByRole('heading', { level: 1, name: 'مكتب الدعم' })).toBeVisible();
  await panel.goto('/support/approvals/models');
  await expect(page.getByRole('heading', { level: 1, name: 'الموافقات' })).toBeVisible();
  expect(await findings(page, ['color-contrast'])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test('on a phone an agent impersonates a user and returns', async ({ page, panel }) => {
  await atDesk(page, panel);
  // The labels of the bottom bar are not truncated.
  const names = page.getByRole('navigation', { name: 'Hızlı erişim' }).locator('span:not(:has(*))');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all.filter(
      (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
    ),
  );
  expect(cut).toEqual([]);
  await actAs(page, 'ayse@example.com', 'Ayşe Yıldırım');
  const bar = barOf(page);
  await expect(bar.getByText('Selin Destek')).toBeVisible();
  await expect(bar.getByText(/dk kaldı/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const end = bar.getByRole('button', { name: 'Oturumu bitir' });
  const box = await end.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await findings(page)).toEqual([]);
  await panel.goto('/settings/support-access');
  await expect(page.getByText('Şu anda burada').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await end.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Destek masası' })).toBeVisible();
  await test.step('in Arabic desk, bar, queue and log are right-to-left', () =>
    actInArabic(page, panel));
});
