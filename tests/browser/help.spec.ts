import type { Page } from '@playwright/test';
import { findings } from './support/findings.ts';
import { walk, type Steps } from './support/journey.ts';
import { navigate } from './support/moveTo.ts';
import { expect, test } from './support/panel.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Yardım', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: /Çiftler/ });

const steps: Steps = {
  'help opens by shortcut and URL, and closes by going back': async ({ page }) => {
    await navigate(page, '/leads');
    await expect(page.getByRole('heading', { level: 1, name: 'Çiftler' })).toBeVisible();
    await expect(button(page)).toBeVisible();
    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
    await expect(page).toHaveURL(/help=1/);
    await page.reload();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    // One step back closes only the help.
    await expect(page).toHaveURL(/\/leads$/);
    await expect(button(page)).toBeVisible();
  },
  'help opens by its button, which gets the focus back when it closes': async ({ page }) => {
    await button(page).press('Enter');
    await sheet(page).press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(page).not.toHaveURL(/help=/);
  },
  'the diagram of states has a text alternative': async ({ page }) => {
    await button(page).click();
    const drawing = sheet(page).getByRole('img');
    await expect(drawing).toHaveAccessibleName(/.+/);
    await expect(drawing).toHaveAccessibleDescription(/“Yeniden aç” ile: Bekliyor/);
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toBeVisible();
  },
};

test('help opens by its button, its shortcut and its URL', async ({ panel, traveller }) => {
  await panel.signIn('ayse', '/customer-users');
  await walk(steps, traveller);
});

for (const language of ['tr', 'ar'] as const) {
  test(`help is accessible in ${language}, also on a phone`, async ({ page, panel }) => {
    await panel.startSession('ayse', language);
    await panel.goto('/leads?help=1');
    const help = page.getByRole('dialog');
    const found: Record<number, string[]> = {};
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(help.getByRole('heading', { level: 3 }).first()).toBeVisible();
      // Colors are tested in the other language.
      found[width] = await findings(page, language === 'ar' ? ['color-contrast'] : []);
      const across = await help.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      expect(across).toBe(0);
    }
    expect(found).toEqual({ 1440: [], 390: [] });
  });
}
