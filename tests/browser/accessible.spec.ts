import type { Page } from '@playwright/test';
import { moveTo } from './support/moveTo.ts';
import { colourFindings, findings } from './support/findings.ts';
import { at, expect, test } from './support/panel.ts';

/** Screens with different layouts: list, record, forms, error. */
const screens = (lead: number) => [
  `/leads/${lead}`,
  `/leads/${lead}/edit`,
  '/leads/create',
  '/providers',
  '/customer-users',
  '/no/such',
];

/**
 * Returns the findings of the page in light and dark mode; Arabic skips the contrast, which is equal in Turkish.
 */
async function everywhere(page: Page, language: 'tr' | 'ar'): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (language === 'ar') return findings(page, ['color-contrast']);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await findings(page);
  const before = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(before);
  const dark = await colourFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe(before);
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

for (const language of ['tr', 'ar'] as const)
  test(`pages have no accessibility findings: ${language}`, async ({ page, panel }) => {
    const found: Record<string, string[]> = {};
    await panel.startSession('ayse', language);
    const list = await panel.api('GET', '/leads?status=negotiating&limit=1');
    await panel.goto('/leads');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    found['/leads'] = await everywhere(page, language);
    for (const path of screens(Number(at(at(list.data, 0), 'id')))) {
      await moveTo(page, path);
      found[path] = await everywhere(page, language);
    }
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await page.evaluate(() => localStorage.removeItem('accessToken'));
    await panel.goto('/auth/login');
    await expect(page.locator('input[type=password]')).toBeVisible();
    found['/auth/login'] = await everywhere(page, language);
    expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
  });

test('a scan reports planted findings, except those of disabled rules', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="tr"><title>x</title><main>
    <p style="color: #aaa; background: #fff">Soluk</p>
    <button></button>
    <p><button style="width: 8px; height: 8px; padding: 0" aria-label="a"></button
      ><button style="width: 8px; height: 8px; padding: 0" aria-label="b"></button></p></main></html>`);
  const rulesOf = (lines: string[]) => [...new Set(lines.map((line) => line.replace(/:.*/s, '')))];
  const all = rulesOf(await findings(page));
  expect(all.toSorted()).toEqual(['button-name', 'color-contrast', 'target-size']);
  expect(rulesOf(await findings(page, ['color-contrast', 'target-size']))).toEqual(['button-name']);
});
