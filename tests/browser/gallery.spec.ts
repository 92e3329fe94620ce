import { findings } from './support/findings.ts';
import { openGallery } from './support/gallery.ts';
import { expect, test } from './support/panel.ts';

for (const language of ['tr', 'ar'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('every kind of field is within everybody’s reach, wide and narrow', async ({
        page,
        panel,
      }) => {
        test.setTimeout(120_000);
        await openGallery(page, panel, language);
        const found: Record<number, string[]> = {};
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          found[width] = await findings(page);
          const across = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(across).toBeLessThanOrEqual(width);
        }
        expect(found).toEqual({ 1440: [], 390: [] });
      });
    });
  }
}
