import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

for (const path of ['/refer-provider', '/refer-provider/conditions', '/refer-provider/success'])
  test(`${path} fits a phone in Arabic`, async ({ page, panel }) => {
    await panel.signIn('ayse', path);
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    await page.reload();
    await expect(page.getByRole('region', { name: 'مكافأتكم' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
