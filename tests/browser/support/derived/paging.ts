import { tr } from './words.ts';
import { expect } from '../panel.ts';
import { patience, unless } from './awaited.ts';
import { recordsAt, rowsAreRight } from './listing.ts';
import { settled, type Visit } from './Visit.ts';

/** Where the API has a second page, the list leads there with one request, and the address keeps the page. */
export async function paging(visit: Visit): Promise<string[]> {
  const { page, asked } = visit;
  const second = new URL(asked.at(-1)?.url() ?? '');
  second.searchParams.set('page', '2');
  if ((await recordsAt(visit, second.href)).length === 0) return [];
  const before = asked.length;
  await page
    .getByRole('navigation', { name: tr('engine.list.pages'), exact: true })
    .getByRole('button', { name: tr('ra.navigation.next'), exact: true })
    .click();
  const silent = await unless(
    'the button of the next page asks nothing',
    expect.poll(() => asked.length, patience).toBeGreaterThan(before),
  );
  if (silent.length > 0) return silent;
  await settled(page);
  const problems = await rowsAreRight(visit, 'the second page');
  if (asked.length !== before + 1)
    problems.push(`the second page asked ${asked.length - before} times`);
  if (new URL(asked.at(-1)?.url() ?? '').searchParams.get('page') !== '2')
    problems.push('the second page asked for another page');
  if (new URL(page.url()).searchParams.get('page') !== '2')
    problems.push('the address does not keep the page');
  return problems;
}
