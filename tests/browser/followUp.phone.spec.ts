import { findings } from './support/findings.ts';
import { addLead, menuEntry } from './support/leads.ts';
import { closeNotices } from './support/notices.ts';
import { expect, test } from './support/panel.ts';

test('quick replies and follow-ups fit a phone, in Arabic, too', async ({ page, panel }) => {
  await panel.startSession();
  const couple = { brideName: 'Telefonda', phone: '+905321115577', email: 'tel@example.com' };
  const id = await addLead(panel, couple);
  await panel.goto(`/leads/${id}`);
  await page.getByRole('textbox', { name: /^Mesaj/ }).tap();
  // Wait until the form has expanded: before, the row of quick replies moves during the tap.
  await expect(page.getByRole('button', { name: 'Gönder', exact: true })).toBeVisible();
  const price = page.getByRole('button', { name: 'Fiyat listesi' });
  await price.scrollIntoViewIfNeeded();
  expect((await price.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await price.tap();
  await expect(page.getByRole('textbox', { name: 'Mesaj', exact: false })).toHaveValue(/Merhaba/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.reload();
  const start = await menuEntry(page, 'بدء المتابعة التلقائية', 'إجراءات أخرى');
  await expect(start).toBeVisible();
  // A menu grows while it opens.
  await expect.poll(async () => (await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await start.tap();
  const dialog = page.getByRole('dialog', { name: 'المتابعة التلقائية' });
  await expect(dialog.getByRole('button', { name: 'بدء المتابعة' })).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(390);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'بدء المتابعة' }).tap();
  const running = page.getByRole('group', { name: 'المتابعة التلقائية' });
  await expect(running).toContainText('جارية');
  // Elements half covered by a notification or the bottom bar have a smaller tap target until they are scrolled
  // up.
  await closeNotices(page, 'إغلاق التنبيه');
  await expect(page.getByText('بدأت المتابعة')).toHaveCount(0);
  await running.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findings(page)).toEqual([]);
});
