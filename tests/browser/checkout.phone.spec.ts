import type { Page } from '@playwright/test';
import { colourFindings, findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test.use({ locale: 'ar' });

const fields = (page: Page) => page.frameLocator('iframe[title="بيانات البطاقة"]');
const bank = (page: Page) => page.frameLocator('iframe[title="التحقق عبر 3D Secure"]');

/** Checks that a step has no axe findings in light and dark mode, and fits the phone's width. */
async function checkStep(page: Page, step: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourFindings(page), `${step} dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findings(page), `${step} light`).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, step).toBeLessThanOrEqual(390);
}

test('a payment works on a phone in Arabic, from the notice to the receipt', async ({
  page,
  panel,
}) => {
  await panel.startSession('pending', 'ar');
  await panel.goto('/leads');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'إلى الدفع' }).tap();
  await expect(page).toHaveURL(/\/checkout$/);
  const pay = page.getByRole('button', { name: /^ادفعوا/ });
  await expect(pay).toBeVisible();
  // A Turkish name is aligned like the Arabic text around it.
  await expect(page.getByRole('listitem').locator('bdi').first()).toHaveCSS('text-align', 'right');
  const number = fields(page).getByLabel('رقم البطاقة');
  await number.fill('5528 7900 0000 0008');
  await checkStep(page, 'card');
  // The card fields follow the color scheme of the page, and keep their values.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(fields(page).locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(number).toHaveValue('5528 7900 0000 0008');
  await page.emulateMedia({ colorScheme: 'light' });
  await fields(page).getByLabel('الاسم على البطاقة').fill('Zeynep Atölye');
  await fields(page)
    .getByLabel(/^الانتهاء/)
    .fill('12/30');
  await fields(page).getByLabel('رمز التحقق CVV').fill('123');
  await pay.tap();
  await bank(page).getByLabel('رمز الرسالة القصيرة').fill('123456');
  await checkStep(page, 'bank');
  await bank(page).getByRole('button', { name: 'تأكيد' }).tap();
  await expect(page.getByRole('heading', { name: 'تم استلام دفعتكم' })).toBeVisible();
  await checkStep(page, 'receipt');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^تنزيل الإيصال/ }).tap();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('link', { name: 'كل المدفوعات' }).last().tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkStep(page, 'list');
  // No payment is pending any more.
  await expect(page.getByRole('link', { name: 'إلى الدفع' })).toHaveCount(0);
});
