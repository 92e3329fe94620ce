import { openWithColleague } from './support/concurrentReply.ts';
import { findings } from './support/findings.ts';
import { addLead } from './support/leads.ts';
import { expect, test } from './support/panel.ts';

for (const language of ['tr', 'ar'] as const)
  test(`on a phone, in ${language}, presence and conflicting answers fit and are accessible`, async ({
    page,
    panel,
    browser,
  }) => {
    const { strip, collide, leave } = await openWithColleague({ page, panel, browser }, language);
    // Colors are tested in the other language.
    const without = language === 'ar' ? ['color-contrast'] : [];
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await strip.scrollIntoViewIfNeeded();
    const { x = 0, width: wide = 0 } = (await strip.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(390);
    expect(await width()).toBe(390);
    expect(await findings(page, without)).toEqual([]);

    const { dialog, show, box } = await collide();
    const buttons = await dialog.getByRole('button').all();
    expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      const place = await button.boundingBox();
      expect(place?.height).toBeGreaterThanOrEqual(44);
      expect(place?.x).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    expect(await findings(page, without)).toEqual([]);
    await show.tap();
    await expect(dialog).toHaveCount(0);
    await expect(box).toHaveValue('Benim yanıtım');
    await leave();
  });

test('on a phone, in Arabic, mentions are suggested within the screen', async ({ page, panel }) => {
  await panel.startSession('ayse', 'ar');
  const id = await addLead(panel, { brideName: 'Anılan Çift', email: 'anilan@example.com' });
  await panel.goto(`/leads/${id}/notes`);
  const comment = page.getByRole('textbox', { name: 'رسالة إلى فريقكم' });
  await comment.pressSequentially('مرحبًا @');
  const list = page.getByRole('listbox', { name: 'زملاؤكم' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await comment.pressSequentially('i');
  const option = list.getByRole('option', { name: 'İlker Çağlayan' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const { x = 0, width = 0 } = (await list.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findings(page)).toEqual([]);
  await option.tap();
  await expect(comment).toHaveValue('مرحبًا @İlker Çağlayan ');
  await expect(comment).toBeFocused();
  await expect(list).toHaveCount(0);
});
