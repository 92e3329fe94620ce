import type { Page } from '@playwright/test';
import { colourFindings, findings } from './support/findings.ts';
import { openGallery } from './support/gallery.ts';
import { expect, test } from './support/panel.ts';

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // A busy machine renders a resized page some frames later.
  const across = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(across).toBeLessThanOrEqual(width);
}

for (const language of ['tr', 'ar'] as const)
  test(`every kind of field is accessible, wide and narrow: ${language}`, async ({
    page,
    panel,
  }) => {
    await openGallery(page, panel, language);
    await expectToFit(page, 390);
    const narrow = await findings(page, ['color-contrast']);
    await expectToFit(page, 1440);
    const wide = await findings(page, ['color-contrast']);
    const colours: string[] = [];
    // Colors are the same in the other language and at the other width.
    if (language === 'tr') {
      colours.push(...(await colourFindings(page)));
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await ground();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(ground).not.toBe(before);
      colours.push(...(await colourFindings(page)));
    }
    expect({ narrow, wide, colours }).toEqual({ narrow: [], wide: [], colours: [] });
  });

test('notices side by side are as wide as their text', async ({ page, panel }) => {
  await openGallery(page, panel, 'tr');
  for (const tone of ['Bilgi', 'Uyarı'])
    await page.getByRole('button', { name: `Bildir: ${tone}`, exact: true }).click();
  const notices = page.getByRole('list').filter({ hasText: 'Paketiniz' }).getByRole('listitem');
  await expect(notices).toHaveCount(2);
  const lines = ([short, long]: Element[]) =>
    [short, long].map((one) => one?.querySelector('div > div')?.getClientRects()[0]?.height ?? 0);
  const [short, long] = await notices.evaluateAll(lines);
  // The longer one must not wrap because of the shorter one.
  expect(long).toBe(short);
});
