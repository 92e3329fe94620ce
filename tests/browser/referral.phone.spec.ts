import { moveTo } from './support/moveTo.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

test('the referral fits a phone in Arabic', async ({ page, panel }) => {
  await panel.startSession('ayse', 'ar');
  await panel.goto('/refer-provider');
  for (const path of ['/refer-provider', '/refer-provider/conditions', '/refer-provider/success'])
    await test.step(path, async () => {
      await moveTo(page, path);
      await expect(page.getByRole('region', { name: 'مكافأتكم' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
});
