import { findings } from './support/findings.ts';
import { at, expect, test } from './support/panel.ts';

for (const language of ['tr', 'ar'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('nothing stands in the way of anybody', async ({ page, panel }) => {
        test.setTimeout(90_000);
        await panel.goto('/auth/login');
        await expect(page.getByLabel('Şifre', { exact: true })).toBeVisible();
        await panel.signIn();
        await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
        const list = await panel.api('GET', '/leads?status=negotiating&limit=1');
        const id = Number(at(at(list.data, 0), 'id'));
        const found: Record<string, string[]> = {};
        for (const path of [
          '/leads',
          `/leads/${id}`,
          `/leads/${id}/edit`,
          '/leads/create',
          '/providers',
          '/customer-users',
          '/no/such',
        ]) {
          await panel.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          found[path] = await findings(page);
        }
        await expect(page.locator('html')).toHaveAttribute(
          'dir',
          language === 'ar' ? 'rtl' : 'ltr',
        );
        await page.evaluate(() => localStorage.removeItem('accessToken'));
        await panel.goto('/auth/login');
        await expect(page.locator('input[type=password]')).toBeVisible();
        found['/auth/login'] = await findings(page);
        expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
      });
    });
  }
}

test('a scan finds what is planted, and leaves out the rules that it is told to', async ({
  page,
}) => {
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
