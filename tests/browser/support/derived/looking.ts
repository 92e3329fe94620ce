import type { Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { expect } from '../panel.ts';
import { timeout } from './awaited.ts';
import { moveTo } from './moveTo.ts';
import { settled, type Visit } from './Visit.ts';

/** Addresses of the screens that the panel offers of a resource. */
function addressesOf({ base, menu, resource }: Visit, id: string): string[] {
  const { create, edit, show } = resource.definition;
  return [
    base,
    ...(create && menu.screens.includes('create') ? [`${base}/create`] : []),
    ...(show && menu.screens.includes('show') ? [`${base}/${id}`] : []),
    ...(edit && menu.screens.includes('edit') ? [`${base}/${id}/edit`] : []),
  ];
}

/** Returns the elements that overflow a page that scrolls sideways; undefined if the page does not. */
const tooWide = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    const names = out
      .slice(0, 8)
      .map((one) => `${one.tagName}.${one.className} ${(one.textContent ?? '').slice(0, 30)}`);
    return `${scrollWidth} of ${clientWidth}: ${names.join(' | ')}`;
  });

/** Colours are those of Turkish whatever the language is, and cost three quarters of a scan. */
const SEEN_IN_TURKISH = { tr: [], ar: ['color-contrast'] };

/** Every screen in a language: axe finds nothing, and the page does not scroll sideways. */
export async function looking(visit: Visit, id: string, language: 'tr' | 'ar'): Promise<string[]> {
  const { page, panel, base } = visit;
  const problems: string[] = [];
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  // Another language takes a page load, another screen none.
  await panel.goto(base);
  await settled(page);
  for (const address of addressesOf(visit, id)) {
    await moveTo(page, address);
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    await expect(page.locator('html')).toHaveAttribute('dir', direction, timeout);
    const wide = await tooWide(page);
    if (wide !== undefined)
      problems.push(`${address} in ${language} is wider than the screen: ${wide}`);
    const found = await findings(page, SEEN_IN_TURKISH[language]);
    problems.push(...found.map((one) => `${address} in ${language}: ${one}`));
  }
  await page.evaluate(() => localStorage.setItem('language', 'tr'));
  return problems;
}
