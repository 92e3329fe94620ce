import type { Locator, Page } from '@playwright/test';
import { at } from './panel.ts';

/** Returns the bar that requests consent. */
export const consentBar = (page: Page): Locator =>
  page.getByRole('region', { name: 'Başka hizmetlere izin veriyor musunuz?' });

/** Returns the data that a fake service received, newest first. */
export async function receivedCalls(
  page: Page,
  what: 'tags' | 'chat' | 'errors',
): Promise<unknown[]> {
  const { origin } = new URL(page.url());
  const answer: unknown = await (
    await page.request.get(`${origin}/sandbox/${what}?format=json`)
  ).json();
  const data = at(answer, 'data');
  return Array.isArray(data) ? data.map((one: unknown) => at(one, 'what')) : [];
}
