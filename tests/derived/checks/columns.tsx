import { screen, waitFor, within } from '@testing-library/react';
import { get } from '#contract/get.ts';
import { ListView } from '../../../src/engine/list/ListView.tsx';
import { fieldValue, getField, type Field } from '../../../src/engine/definition/field.ts';
import type { AnyRecord } from '../../../src/engine/definition/runtimeDefinition.ts';
import { listOf } from '../json.ts';
import { labelOf, tr } from '../labels.ts';
import { inOneLine, isBlank, createDisplayTextOf } from '../displayTextOf.ts';
import type { World } from '../world.tsx';

const wordsOf = createDisplayTextOf(tr);

const isRecord = (value: unknown): value is AnyRecord => typeof get(value, 'id') === 'number';

/** Opens a list and waits until its table shows the rows of the last response. */
export async function openList(world: World, search = ''): Promise<HTMLTableElement> {
  const layout = world.resource.definition.list?.layout ? 'layout=rows' : '';
  const query = [search.replace(/^\?/, ''), layout].filter(Boolean).join('&');
  world.mount(<ListView resource={world.drawn} />, `/${world.resource.name}?${query}`);
  await waitFor(() => {
    if (
      listCalls(world).length === 0 ||
      screen.queryByRole('status', { name: tr('ui.state.loading') })
    )
      throw new Error('The list is not loaded yet');
  });
  const table = await waitFor(() => {
    const found = document.querySelector('table');
    if (!found && listOf(get(listCalls(world).at(-1)?.body, 'data')).length > 0)
      throw new Error('The list has no table');
    return found;
  });
  return table ?? document.createElement('table');
}

/** Returns the requests of the list itself, in order. */
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
      // Counts of views request one record.
      call.query.get('limit') !== '1',
  );
}

/**
 * Checks that the list sends one request, with the declared sort and the first page, and shows every column of
 * every row.
 */
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
  const page = `page ${query?.get('page')} of ${query?.get('limit')} rows`;
  if (page !== 'page 1 of 25 rows') problems.push(`asked for ${page}, not page 1 of 25 rows`);
  const records = listOf(get(body, 'data')).filter(isRecord);
  if (records.length === 0) return [...problems, 'the demo account has no record to look at'];
  await untilNamed(table);
  const heads = within(table).getAllByRole('columnheader');
  const shown = heads.map((head) => head.textContent);
  for (const path of list.columns) {
    const label = labelOf(world.resource, path);
    const index = shown.indexOf(label);
    if (index < 0) problems.push(`no column ${path} (${label})`);
    else problems.push(...wrongCells(table, index, getField(world.resource, path), records));
  }
  const rows = table.tBodies[0]?.rows.length ?? 0;
  if (rows !== records.length) problems.push(`${rows} rows for ${records.length} records`);
  return problems;
}

/** Waits for the names of other records, which are fetched once their ids are known. */
async function untilNamed(table: HTMLTableElement): Promise<void> {
  await waitFor(() => {
    const empty = table.tBodies[0]?.querySelectorAll('td .after-a-moment').length ?? 0;
    if (empty > 0) throw new Error(`${empty} names are missing`);
  }).catch(() => undefined);
}

/** Returns the text of a cell, with the alternative texts of its pictures. */
const textOf = (cell: HTMLElement | undefined): string =>
  inOneLine(
    [
      cell?.textContent ?? '',
      ...[...(cell?.querySelectorAll('img') ?? [])].map(({ alt }) => alt),
    ].join(' '),
  );

/** Compares each cell with the formatted value of its record; a value without a text of its own fills its cell. */
function wrongCells(
  table: HTMLTableElement,
  index: number,
  own: Field,
  records: readonly AnyRecord[],
): string[] {
  return records
    .flatMap((record, at) => {
      const value = fieldValue(own, record);
      if (isBlank(value)) return [];
      const cell = table.tBodies[0]?.rows[at]?.cells[index];
      const words = wordsOf(own, value, record);
      const shown = textOf(cell);
      if (words !== undefined)
        return shown.includes(words)
          ? []
          : [`the column ${own.path} shows "${shown}" in row ${at + 1}, not "${words}"`];
      // The style sheet draws the dash of a plain cell.
      const isEmpty =
        shown === '' && !own.settings.plain && cell?.querySelector('img, svg') === null;
      return isEmpty ? [`the column ${own.path} shows nothing in row ${at + 1}`] : [];
    })
    .slice(0, 1);
}
