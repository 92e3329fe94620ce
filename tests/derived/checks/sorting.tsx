import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { get } from '#contract/get.ts';
import { listOf } from '../json.ts';
import { labelOf } from '../labels.ts';
import type { Call, World } from '../world.tsx';
import { listCalls, openList } from './columns.tsx';

const turkish = new Intl.Collator('tr');

function inOrder(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a <= b;
  if (typeof a !== 'string' || typeof b !== 'string') return true;
  // Instants and dates are compared as texts, names by Turkish collation.
  return /^\d{4}-\d{2}-\d{2}/.test(a) ? a <= b : turkish.compare(a, b) <= 0;
}

/** Checks that headers are buttons exactly for the API's sort keys, and sort the API's rows. */
export async function sorting(world: World): Promise<string[]> {
  const { list } = world.resource.definition;
  if (!list) return [];
  await openList(world);
  const keys: readonly string[] = world.resource.manifest.list?.sort ?? [];
  const problems: string[] = [];
  for (const path of list.columns) {
    const label = labelOf(world.resource, path);
    // A list in manual order has another table than a sorted one.
    const button = within(await screen.findByRole('table')).queryByRole('button', { name: label });
    if ((button !== null) !== keys.includes(path))
      problems.push(
        `${path} ${button ? 'offers a sort that the API lacks' : 'does not offer its sort'}`,
      );
    if (button && keys.includes(path)) problems.push(...(await sortBothWays(world, button, path)));
  }
  return problems;
}

const sortOf = ({ query }: Pick<Call, 'query'>) => query.get('sort') ?? '';

/** Sorts by a header, and once more by the same one, which reverses the direction. */
async function sortBothWays(world: World, button: HTMLElement, path: string): Promise<string[]> {
  const problems = await sortBy(world, button, path);
  if (problems.length > 0) return problems;
  const { definition, manifest } = world.resource;
  const opening = definition.list?.sort ?? manifest.list?.defaultSort ?? '';
  // The other direction is cached since the list was opened, and is not fetched again.
  if (opening.replace('-', '') === path) return [];
  const first = sortOf(listCalls(world).at(-1) ?? { query: new URLSearchParams() });
  const label = labelOf(world.resource, path);
  const again = within(await screen.findByRole('table')).getByRole('button', { name: label });
  return sortBy(world, again, path, first);
}

/** Clicks a header and checks the request. @param before sort of the previous click, which this one reverses */
async function sortBy(
  world: World,
  button: HTMLElement,
  path: string,
  before = '',
): Promise<string[]> {
  // The next page of the previous order may be prefetched meanwhile.
  const isWanted = (sort: string) => sort.replace('-', '') === path && sort !== before;
  const wanted = () => listCalls(world).findLast((call) => isWanted(sortOf(call)));
  world.clearCalls();
  await userEvent.click(button);
  try {
    await waitFor(() => {
      if (listCalls(world).length === 0) throw new Error('No list was requested');
    });
  } catch {
    return [`a click on the header of ${path} asks nothing`];
  }
  try {
    // A list may send another request first.
    await waitFor(
      () => {
        if (!wanted()) throw new Error('The list was not requested with this sort');
      },
      { timeout: 3_000 },
    );
  } catch {
    const [other] = listCalls(world).map(sortOf);
    if (other === before)
      return [`a second click on the header of ${path} asks for sort ${other} again`];
    return [`the header of ${path} asks for sort ${other}`];
  }
  try {
    // Another table may replace this one; its headers are pressed next.
    const name = labelOf(world.resource, path);
    await waitFor(() => {
      const header = screen.getByRole('columnheader', { name });
      if (!header.hasAttribute('aria-sort'))
        throw new Error('The sorted rows are not rendered yet');
    });
  } catch {
    return [`the header of ${path} does not say how it sorts`];
  }
  const call = wanted();
  const sort = call ? sortOf(call) : '';
  const values = listOf(get(call?.body, 'data'))
    .map((record) => get(record, path))
    .filter((value) => value !== null);
  const ordered = sort.startsWith('-') ? values.toReversed() : values;
  const isRight = ordered.every((value, at) => at === 0 || inOrder(ordered[at - 1], value));
  return isRight ? [] : [`the rows are not sorted by ${sort}`];
}
