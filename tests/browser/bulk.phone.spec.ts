import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('on a phone a long press starts a selection, and taps extend it', async ({ page, panel }) => {
  await panel.signIn();
  const cards = page.locator('main li').filter({ has: page.getByRole('link') });
  await expect(cards.first()).toBeVisible();
  const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 60, clientY: 300 };
  await cards.first().dispatchEvent('pointerdown', touch);
  const boxes = page.getByRole('checkbox', { name: /kaydını seç$/ });
  await expect(boxes.first()).toBeChecked();
  await page.locator('main li label').nth(1).click();
  const bar = page.getByRole('region', { name: 'Seçim' });
  await expect(bar).toContainText('2 seçildi');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findings(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Seçimi kaldır' }).click();
  await expect(boxes).toHaveCount(0);
  await page.getByRole('button', { name: 'Liste işlemleri' }).click();
  await page.getByRole('menuitem', { name: 'Seç' }).click();
  await expect(boxes.first()).not.toBeChecked();
});
