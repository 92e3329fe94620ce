import { screen, waitFor, within } from '@testing-library/react';
import { ListView } from '../../../src/engine/list/ListView.tsx';
import { field, listOf } from '../json.ts';
import { labelOf, tr } from '../labels.ts';
import type { World } from '../world.tsx';

/** The table of a list, once its rows are those of the last answer. */
export async function openList(world: World, search = ''): Promise<HTMLTableElement> {
  const layout = world.resource.definition.list?.layout ? 'layout=rows' : '';
  const query = [search.replace(/^\?/, ''), layout].filter(Boolean).join('&');
  world.mount(<ListView resource={world.drawn} />, `/${world.resource.name}?${query}`);
  await waitFor(() => {
    if (
      listCalls(world).length === 0 ||
      screen.queryByRole('status', { name: tr('ui.state.loading') })
    )
      throw new Error('The list is still waited for');
  });
  const table = await waitFor(() => {
    const found = document.querySelector('table');
    if (!found && listOf(field(listCalls(world).at(-1)?.body, 'data')).length > 0)
      throw new Error('No table');
    return found;
  });
  return table ?? document.createElement('table');
}

/** Requests of the list itself, in order. */
export function listCalls({ resource, calls, session, place }: World) {
  const values: Readonly<Record<string, string>> = {
    customerId: String(session.customerId),
    ...place.meta?.path,
  };
  const path = resource.manifest.operations['list']?.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  );
  return calls.filter(
    (call) =>
      call.method === 'GET' &&
      call.path === path &&
      !call.query.has('id') &&
      // Counts of views ask for one record.
      call.query.get('limit') !== '1',
  );
}

/** The list asks once, with the declared sort and the first page, and shows every column of every row. */
export async function columns(world: World): Promise<string[]> {
  const { list } = world.resource.definition;
  if (!list) return [];
  const table = await openList(world);
  const problems: string[] = [];
  const asked = listCalls(world);
  if (asked.length !== 1) problems.push(`the list asked ${asked.length} times`);
  const { query, body } = asked[0] ?? {};
  const sort = list.sort ?? world.resource.manifest.list?.defaultSort ?? '';
  if (query?.get('sort') !== sort)
    problems.push(`asked for sort ${query?.get('sort')}, not ${sort}`);
  if (query?.get('limit') !== '25' || query.get('page') !== '1')
    problems.push('did not ask for the first page of 25');
  const records = listOf(field(body, 'data'));
  if (records.length === 0) return [...problems, 'the demo account has no record to look at'];
  await untilNamed(table);
  const heads = within(table).getAllByRole('columnheader');
  const shown = heads.map((head) => head.textContent);
  for (const path of list.columns) {
    const label = labelOf(world.resource, path);
    const index = shown.indexOf(label);
    if (index < 0) problems.push(`no column ${path} (${label})`);
    else problems.push(...emptyCells(table, index, path, records));
  }
  const rows = table.tBodies[0]?.rows.length ?? 0;
  if (rows !== records.length) problems.push(`${rows} rows for ${records.length} records`);
  return problems;
}

/** Waits for the names of other records, which are asked for once their ids are known. */
async function untilNamed(table: HTMLTableElement): Promise<void> {
  await waitFor(() => {
    const empty = table.tBodies[0]?.querySelectorAll('td bdi:empty').length ?? 0;
    if (empty > 0) throw new Error(`${empty} names are missing`);
  }).catch(() => undefined);
}

/** Cells that show nothing although the record has a value. */
function emptyCells(
  table: HTMLTableElement,
  index: number,
  path: string,
  records: readonly unknown[],
): string[] {
  const cells = [...(table.tBodies[0]?.rows ?? [])].map((row) => row.cells[index]);
  const isBlank = (value: unknown) =>
    value === null ||
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0);
  const bare = records.filter(
    (record, at) =>
      !isBlank(field(record, path)) &&
      cells[at]?.textContent === '' &&
      cells[at].querySelector('img, svg') === null,
  );
  return bare.length > 0 ? [`${path} shows nothing in ${bare.length} rows`] : [];
}
