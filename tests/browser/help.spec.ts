import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Yardım', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: /Çiftler/ });

test('help opens by its button, and the hand is back there when it closes', async ({
  page,
  panel,
}) => {
  await panel.signIn();
  await button(page).press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect(page).not.toHaveURL(/help=/);
});

test('help opens by its key, by its address, and closes by the way back', async ({
  page,
  panel,
}) => {
  await panel.signIn('ayse', '/customer-users');
  await panel.goto('/leads');
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  await expect(page).toHaveURL(/help=1/);
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  // One step back leads to the list below, no farther.
  await expect(page).toHaveURL(/\/leads$/);
  await expect(button(page)).toBeVisible();
});

test('the drawing of the states says the same in words', async ({ page, panel }) => {
  await panel.signIn('ayse', '/leads?help=1');
  const drawing = sheet(page).getByRole('img');
  await expect(drawing).toHaveAccessibleName(/.+/);
  await expect(drawing).toHaveAccessibleDescription(/“Yeniden aç” ile: Bekliyor/);
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
});

for (const language of ['tr', 'ar'] as const) {
  test(`help is within everybody’s reach in ${language}, also on a phone`, async ({
    page,
    panel,
  }) => {
    await panel.signIn();
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    const found: Record<number, string[]> = {};
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await panel.goto('/leads?help=1');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(
        page.getByRole('dialog').getByRole('heading', { level: 3 }).first(),
      ).toBeVisible();
      found[width] = await findings(page);
      const across = await page
        .getByRole('dialog')
        .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(across).toBe(0);
    }
    expect(found).toEqual({ 1440: [], 390: [] });
  });
}
