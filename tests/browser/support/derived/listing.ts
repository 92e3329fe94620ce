import type { Locator } from '@playwright/test';
import { get } from '#contract/get.ts';
import {
  fieldValue,
  getField,
  labelKey,
  type Field,
} from '../../../../src/engine/definition/field.ts';
import type { AnyRecord } from '../../../../src/engine/definition/runtimeDefinition.ts';
import { listOf } from '../../../derived/json.ts';
import { tr } from './translator.ts';
import { expect } from '../panel.ts';
import { adjustablePolling, timeout, problemUnless } from './timeouts.ts';
import { hasRecordPage } from './declared.ts';
import { settled, type Visit } from './Visit.ts';
import { inOneLine, isBlank, displayTextOf } from './displayTextOf.ts';

const isRecord = (value: unknown): value is AnyRecord => typeof get(value, 'id') === 'number';

/** Returns the table of the list. */
export const tableOf = ({ page, resource }: Visit): Locator =>
  page.getByRole('table', { name: tr(`resources.${resource.name}.name`, { smart_count: 2 }) });

/** Fetches the records of a list URL from the API. */
export const recordsAt = async (visit: Visit, url: string): Promise<AnyRecord[]> =>
  listOf((await visit.fetchDirectly(url)).data).filter(isRecord);

/** Returns the URLs that the rows link to, in order. */
const linksOf = (visit: Visit): Promise<string[]> =>
  tableOf(visit)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.getAttribute('href') ?? ''));

/** Checks that the page shows exactly the records that the API has for the last requested address. */
export async function checkRows(visit: Visit, when: string): Promise<string[]> {
  const last = visit.listRequests.at(-1)?.url() ?? '';
  const records = await recordsAt(visit, last);
  if (records.length === 0)
    return problemUnless(
      `${when}: nothing is found, and the page does not say so`,
      expect(visit.page.getByText(tr('ui.state.noResults'))).toBeVisible(adjustablePolling),
    );
  if (!hasRecordPage(visit))
    return problemUnless(
      `${when}: there are not as many rows as the API has for ${new URL(last).search}`,
      expect(tableOf(visit).locator('tbody tr')).toHaveCount(records.length, adjustablePolling),
    );
  const wanted = records.map(({ id }) => `${visit.base}/${id}`);
  return problemUnless(
    `${when}: the rows are not those that the API has for ${new URL(last).search}`,
    expect.poll(() => linksOf(visit), adjustablePolling).toEqual(wanted),
  );
}

interface RenderedCell {
  words: string;
  hasPicture: boolean;
}

const renderedCells = (row: Locator): Promise<RenderedCell[]> =>
  row.evaluate((element) =>
    [...element.querySelectorAll('td')].map((cell) => ({
      words: cell.innerText,
      hasPicture: cell.querySelector('img') !== null,
    })),
  );

/**
 * Returns true if a cell shows a value: an image as a picture, another value by its text if that is
 * known, else by any content. A custom cell may show that there is nothing.
 */
function showsValue(cell: RenderedCell | undefined, own: Field, record: AnyRecord): boolean {
  if (!cell) return false;
  if (own.kind === 'image' && !own.settings.cell) return cell.hasPicture;
  const text = inOneLine(cell.words);
  const words = displayTextOf(own, fieldValue(own, record), record);
  if (words !== undefined) return text.includes(words);
  // The dash of a plain cell is drawn by the style sheet.
  if (text === '') return cell.hasPicture || own.settings.plain !== undefined;
  return own.settings.cell !== undefined || text !== '–';
}

async function wrongCells(visit: Visit, records: readonly AnyRecord[]): Promise<string[]> {
  const { resource, page } = visit;
  const table = tableOf(visit);
  const heads = (await table.getByRole('columnheader').allInnerTexts()).map(inOneLine);
  // Names of other records are fetched once their ids are known.
  await problemUnless('names', expect(page.locator('td .after-a-moment')).toHaveCount(0, timeout));
  const rows = await Promise.all((await table.locator('tbody tr').all()).map(renderedCells));
  return (resource.definition.list?.columns ?? []).flatMap((path) => {
    const own = getField(resource, path);
    const label = tr(labelKey(own));
    const index = heads.indexOf(label);
    if (index < 0) return [`the list has no column ${path} (${label})`];
    const wrong = records.filter((record, row) => {
      const value = fieldValue(own, record);
      return !isBlank(value) && !showsValue(rows[row]?.[index], own, record);
    });
    return wrong.length > 0
      ? [`the column ${path} does not show its value in ${wrong.length} rows`]
      : [];
  });
}

/** Checks that the list sends one request and shows every column of every record of the API. */
export async function listing(visit: Visit): Promise<string[]> {
  const { page, resource, listRequests } = visit;
  if (!resource.definition.list) return [];
  await settled(page);
  const records = await recordsAt(visit, listRequests.at(-1)?.url() ?? '');
  if (records.length === 0) return ['the demo account has no record to look at'];
  const problems = await checkRows(visit, 'the list as it opens');
  if (listRequests.length !== 1) {
    const searches = listRequests.map((request) => new URL(request.url()).search).join(' ');
    problems.push(`the list asked ${listRequests.length} times as it opened: ${searches}`);
  }
  return [...problems, ...(await wrongCells(visit, records))];
}

/** Returns the id of the first record of the list; empty without one. */
export async function firstId(visit: Visit): Promise<string> {
  const [first] = await recordsAt(visit, visit.listRequests.at(-1)?.url() ?? '');
  return first ? String(first.id) : '';
}
