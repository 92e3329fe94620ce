import { meetColleague } from './support/answeredMeanwhile.ts';
import { findings } from './support/findings.ts';
import { expect, test } from './support/panel.ts';

for (const language of ['tr', 'ar'] as const)
  test(`on a phone, in ${language}, who writes and what was answered meanwhile fit and are accessible`, async ({
    page,
    panel,
    browser,
  }) => {
    const { strip, collide, leave } = await meetColleague({ page, panel, browser }, language);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await strip.scrollIntoViewIfNeeded();
    const { x = 0, width: wide = 0 } = (await strip.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(390);
    expect(await width()).toBe(390);
    expect(await findings(page)).toEqual([]);

    const { dialog, show, box } = await collide();
    const buttons = await dialog.getByRole('button').all();
    expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      const place = await button.boundingBox();
      expect(place?.height).toBeGreaterThanOrEqual(44);
      expect(place?.x).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    expect(await findings(page)).toEqual([]);
    await show.tap();
    await expect(dialog).toHaveCount(0);
    await expect(box).toHaveValue('Benim yanıtım');
    await leave();
  });
