import { screen } from '@testing-library/react';
import { field, listOf } from '../json.ts';
import { filterLabelOf } from '../labels.ts';
import { sampleOf } from '../sampleOf.ts';
import type { World } from '../world.tsx';
import { listCalls, openList } from './columns.tsx';

const asList = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);

/** Each declared filter changes its own parameter and nothing else, stands as a chip, and narrows what is answered. */
export async function filtering(world: World): Promise<string[]> {
  const { list } = world.resource.definition;
  const facts = world.resource.manifest.list?.filters ?? {};
  const problems: string[] = [];
  for (const name of new Set([...(list?.filters ?? []), ...(list?.search ? [list.search] : [])])) {
    const own = facts[name];
    if (!own) problems.push(`the API has no filter ${name}`);
    else problems.push(...(await filterBy(world, name, await sampleOf(world, name, own))));
  }
  return problems;
}

async function filterBy(world: World, name: string, value: unknown): Promise<string[]> {
  const { list } = world.resource.definition;
  world.forget();
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
  const wrong = listOf(field(call?.body, 'data')).filter((record) => !fits(record, name, value));
  if (wrong.length > 0) problems.push(`filter ${name} let ${wrong.length} other records through`);
  return problems;
}

const chipOf = (world: World, name: string) =>
  screen.queryByText(filterLabelOf(world.resource, name), { selector: 'li span' });

/** A filter that views set is shown by the views. */
function isHiddenByView({ resource }: World, name: string): boolean {
  return Object.values(resource.definition.list?.views ?? {}).some((view) => name in view.filter);
}

/**
 * Returns true if the record's field of the filter's name holds one of the requested values, or if
 * there is no such field.
 */
function fits(record: unknown, name: string, value: unknown): boolean {
  const held = field(record, name);
  const isScalar = ['string', 'number', 'boolean'].includes(typeof held);
  return !isScalar || asList(value).includes(JSON.stringify(held).replaceAll('"', ''));
}
