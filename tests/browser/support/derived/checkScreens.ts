import type { Page } from '@playwright/test';
import { findings } from '../findings.ts';
import { expect } from '../panel.ts';
import { timeout } from './timeouts.ts';
import { moveTo } from '../moveTo.ts';
import { settled, type Visit } from './Visit.ts';

/** Returns the URLs of a resource's screens in the panel. */
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
export const overflowingElements = (page: Page): Promise<string | undefined> =>
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

/** Checks that no screen of a resource scrolls sideways; `check` looks at each for more. */
export async function checkWidth(
  visit: Visit,
  id: string,
  check: (address: string) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const { page } = visit;
  const problems: string[] = [];
  for (const address of addressesOf(visit, id)) {
    await moveTo(page, address);
    const overflowing = await overflowingElements(page);
    if (overflowing !== undefined)
      problems.push(`${address} is wider than the screen: ${overflowing}`);
    problems.push(...(await check(address)));
  }
  return problems;
}

/**
 * Checks that axe finds nothing on any screen, and that none scrolls sideways.
 * @param without rules to skip, as in `findings`
 */
export const checkScreens = (visit: Visit, id: string, without: string[] = []): Promise<string[]> =>
  checkWidth(visit, id, async (address) =>
    (await findings(visit.page, without)).map((one) => `${address}: ${one}`),
  );

/** Opens the list in Arabic, from right to left; another language requires a page load. */
export async function openInArabic({ page, panel, base }: Visit): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await panel.goto(base);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl', timeout);
}
