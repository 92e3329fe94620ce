import { screen } from '@testing-library/react';
import { get } from '#contract/get.ts';
import { listOf } from '../json.ts';
import { filterLabelOf } from '../labels.ts';
import { choiceOf, isInside, type Choice } from '../filterChoice.ts';
import type { World } from '../world.tsx';
import { listCalls, openList } from './columns.tsx';

const asList = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

/**
 * Checks that each declared filter changes only its own parameter, is shown as a chip, and returns only matching
 * records.
 */
export async function filtering(world: World): Promise<string[]> {
  const { list } = world.resource.definition;
  const facts = world.resource.manifest.list?.filters ?? {};
  const problems: string[] = [];
  for (const name of new Set([...(list?.filters ?? []), ...(list?.search ? [list.search] : [])])) {
    const own = facts[name];
    if (!own) problems.push(`the API has no filter ${name}`);
    else {
      const look = async () => filterBy(world, name, await choiceOf(world, name, own));
      // Another test may have changed records between the choice and the response; a real fault occurs again.
      const first = await look();
      problems.push(...(first.length > 0 ? await look() : first));
    }
  }
  return problems;
}

async function filterBy(world: World, name: string, choice: Choice): Promise<string[]> {
  const { list } = world.resource.definition;
  const { value } = choice;
  world.clearCalls();
  const search = new URLSearchParams({ filter: JSON.stringify({ [name]: value }) });
  await openList(world, `?${search}`);
  const problems: string[] = [];
  const call = listCalls(world).at(-1);
  const sent = Object.fromEntries(call?.query ?? []);
  const { page: _page, limit: _limit, sort: _sort, ...filters } = sent;
  const expected = { [name]: asList(value).join(',') };
  if (JSON.stringify(filters) !== JSON.stringify(expected))
    problems.push(`filter ${name} asked for ${JSON.stringify(filters)}`);
  if (call?.status !== 200) problems.push(`filter ${name} was answered ${call?.status}`);
  if (name !== list?.search && !isHiddenByView(world, name) && !chipOf(world, name))
    problems.push(`filter ${name} does not stand as a chip`);
  return [...problems, ...narrowed(name, choice, call?.body)];
}

/** Returns the faults of a filtered response: records that do not match, and matching ones that are missing. */
function narrowed(name: string, choice: Choice, body: unknown): string[] {
  const found = listOf(get(body, 'data'));
  const others = found.filter((record) => !isInside(choice, record));
  if (others.length > 0)
    return [
      `filter ${name}=${asList(choice.value).join()} let ${others.length} other records through`,
    ];
  const { inside = 0, outside = 0, total = 0 } = choice;
  const count = Number(get(body, 'meta.total') ?? found.length);
  if (outside > 0 && count >= total)
    return [`filter ${name}=${asList(choice.value).join()} leaves all ${count} records`];
  if (inside > 0 && found.length === 0)
    return [`filter ${name}=${asList(choice.value).join()} finds none of ${inside} records`];
  return [];
}

const chipOf = (world: World, name: string) =>
  screen.queryByText(filterLabelOf(world.resource, name), { selector: 'li span' });

/** Returns true if a view sets the filter, which the view then shows. */
function isHiddenByView({ resource }: World, name: string): boolean {
  return Object.values(resource.definition.list?.views ?? {}).some(
    ({ filter, by }) => name in { ...filter, ...by },
  );
}
