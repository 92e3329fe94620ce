import type { Page } from '@playwright/test';
import { moveTo } from './support/moveTo.ts';
import { expect, test } from './support/panel.ts';

test.use({ viewport: { width: 820, height: 1180 } });

/** Lists of the demo account's owner, and those of one provider. */
const lists = [
  '/leads',
  '/providers',
  '/galleries',
  '/provider-testimonials',
  '/transfer-reviews',
  '/customer-users',
  '/discounts',
  '/templates/attachments',
  '/templates/mail-templates',
  '/providers/1/badges',
  '/providers/1/gallery',
  '/providers/1/related-providers',
  '/providers/1/payments',
  '/providers/1/calendar-events',
  '/providers/3/items',
] as const;

/** Returns the elements beyond the document's inline end that are not inside a scroll container. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('main *, header *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    return [
      `the document is ${scrollWidth} px wide`,
      ...beyond.slice(0, 12).map((element) => `${element.tagName} ${element.className}`),
    ];
  });

/** Inserts an element that is too wide, and expects it to be reported. */
async function widen(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const wide = document.createElement('div');
    wide.style.inlineSize = '900px';
    wide.textContent = '—';
    main.append(wide);
  });
  expect((await overflowing(page)).length).toBeGreaterThan(1);
}

for (const language of ['tr', 'ar', 'de'] as const) {
  test(`no list scrolls the page horizontally at 820 px in ${language}`, async ({
    page,
    panel,
  }) => {
    await panel.startSession('ayse', language);
    await panel.goto('/errors/error-404');
    for (const path of lists) {
      await moveTo(page, path);
      await expect(
        page.locator('main').locator('table, ul, article, [role="grid"]').first(),
      ).toBeVisible();
      expect.soft(await overflowing(page), path).toEqual([]);
    }
    if (language === 'tr') await test.step('reports a page that is too wide', () => widen(page));
  });
}
