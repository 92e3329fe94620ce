import type { Request } from '@playwright/test';
import { tr } from './translator.ts';
import { expect } from '../panel.ts';
import { polling, problemUnless } from './timeouts.ts';
import { recordsAt, checkRows } from './listing.ts';
import { settled, type Visit } from './Visit.ts';

/** Returns the query of a URL without its page number. */
const questionOf = (url: string): string => {
  const { searchParams } = new URL(url);
  searchParams.delete('page');
  searchParams.sort();
  return searchParams.toString();
};

const pageAsked = (url = '') => new URL(url).searchParams.get('page');

/**
 * Checks the second page, if the API has one: it is prefetched while the first is read and fetched
 * once more at most, the list leads there, and the address keeps the page.
 */
export async function paging(visit: Visit): Promise<string[]> {
  const { page, listRequests, prefetches } = visit;
  const second = new URL(listRequests.at(-1)?.url() ?? '');
  second.searchParams.set('page', '2');
  if ((await recordsAt(visit, second.href)).length === 0) return [];
  // A prefetch for the previous order may still arrive.
  const isNext = (request: Request) => questionOf(request.url()) === questionOf(second.href);
  const late = await problemUnless(
    'the second page is not asked for while the first is read',
    expect.poll(() => prefetches.some(isNext), polling).toBe(true),
  );
  const next = prefetches.find(isNext);
  if (!next) return late;
  const before = listRequests.length;
  await page
    .getByRole('navigation', { name: tr('engine.list.pages'), exact: true })
    .getByRole('button', { name: tr('ra.navigation.next'), exact: true })
    .click();
  const stays = await problemUnless(
    'the address does not keep the page',
    expect.poll(() => pageAsked(page.url()), polling).toBe('2'),
  );
  await settled(page);
  const again = listRequests.length - before;
  listRequests.push(next);
  const problems = [...stays, ...(await checkRows(visit, 'the second page'))];
  // An older response is shown and refetched.
  if (again > 1) problems.push(`the second page was asked for ${again} times more`);
  if (pageAsked(next.url()) !== '2') problems.push('another page than the second was asked for');
  return problems;
}
