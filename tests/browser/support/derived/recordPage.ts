import type { AnyRecord } from '../../../../src/engine/definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { getField } from '../../../../src/engine/definition/field.ts';
import { recordName } from '../../../../src/engine/definition/recordName.ts';
import { isPaths } from '../../../../src/engine/definition/isPaths.ts';
import { matchesCondition } from '../../../../src/engine/definition/matchesCondition.ts';
import { expect } from '../panel.ts';
import { labelPattern, type Filled } from './FieldToFill.ts';
import { timeout, polling, problemUnless } from './timeouts.ts';
import { moveTo } from '../moveTo.ts';
import type { Visit } from './Visit.ts';
import { labelOf, tr } from './translator.ts';
import { inOneLine, isBlank, displayTextOf } from './displayTextOf.ts';

const spelled = (value: unknown) => [value].flat().join(', ');

const isRecord = (value: unknown): value is AnyRecord => typeof get(value, 'id') === 'number';

/** Fetches the record from the API. @throws Error without one */
export async function recordOf(
  { fetchDirectly, recordUrl }: Visit,
  id: string,
): Promise<AnyRecord> {
  const { status, data } = await fetchDirectly(recordUrl(id));
  if (!isRecord(data)) throw new Error(`The API answers ${status} for the record ${id}`);
  return data;
}

/** Waits for a record's page, headed by its name. @returns the record's id */
export async function onRecordPage({ page, base }: Visit): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`${base}/\\d+$`), timeout);
  return new URL(page.url()).pathname.slice(base.length + 1);
}

/**
 * Opens the page of a record that was just saved. A form on a page leads there; one in a dialog leads to the list,
 * whose notification opens a new record.
 * @returns its id
 * @param id of a changed record
 */
export async function openSavedRecord(visit: Visit, id?: string): Promise<string> {
  const { page, base, menu } = visit;
  if (menu.presentation === 'dialog') {
    await expect(page).toHaveURL(new RegExp(`${base}([?]|$)`), timeout);
    await expect(page.getByRole('dialog')).toHaveCount(0, timeout);
    if (id === undefined)
      await page
        .getByRole('region', { name: tr('shell.notices.label') })
        .getByRole('button', { name: tr('ui.action.open'), exact: true })
        .click(timeout);
    else await moveTo(page, `${base}/${id}`);
  }
  return onRecordPage(visit);
}

/** Returns the paths that the record's page shows as labelled values. */
function factsShown({ resource }: Visit, record: AnyRecord): Set<string> {
  const { show, fields } = resource.definition;
  const paths = Object.values(show?.groups ?? {}).flatMap((group) => (isPaths(group) ? group : []));
  return new Set(paths.filter((path) => matchesCondition(fields?.[path]?.when ?? {}, record)));
}

/** Checks the value that the page shows beside a label. */
async function checkFact(
  visit: Visit,
  path: string,
  displayText: string | undefined,
): Promise<string[]> {
  const { page, resource } = visit;
  const label = labelOf(resource, path);
  const fact = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: labelPattern(label) }) })
    .getByRole('definition');
  const problem = `the page of the record does not show ${path} (${label})`;
  if (displayText === undefined)
    return problemUnless(
      problem,
      expect(fact.locator(':scope:has(img), :scope:not(:empty)').first()).toBeVisible(timeout),
    );
  return problemUnless(
    `${problem} as ${displayText}`,
    expect
      .poll(async () => inOneLine((await fact.allInnerTexts()).join(' ')), polling)
      .toContain(displayText),
  );
}

/** Returns the pending value of a field; undefined if none is pending. */
function pendingValue(record: AnyRecord, path: string): unknown {
  const changes = get(record, 'pendingChange.changes');
  const isWaiting = get(record, 'pendingChange.status') === 'pending' && Array.isArray(changes);
  const own: unknown = isWaiting
    ? changes.find((one: unknown) => get(one, 'field') === path)
    : undefined;
  return get(own, 'after');
}

/** Checks that the page shows a value among the pending ones. */
function checkPending({ page }: Visit, path: string, displayText: string): Promise<string[]> {
  const pending = page.getByRole('region', { name: tr('engine.review.pending'), exact: true });
  return problemUnless(
    `the page of the record does not show that ${path} waits as ${displayText}`,
    expect(pending).toContainText(displayText, timeout),
  );
}

/** Checks that the record's page shows its name and the input, and that the API holds exactly that, live or pending. */
export async function checkShown(
  visit: Visit,
  id: string,
  filled: Readonly<Record<string, Filled>>,
): Promise<string[]> {
  const { page, resource } = visit;
  const record = await recordOf(visit, id);
  const facts = factsShown(visit, record);
  const problems = await problemUnless(
    `the page of the record is not headed by its name`,
    expect(page.getByRole('heading', { level: 1, name: recordName(resource, record) })).toBeVisible(
      timeout,
    ),
  );
  for (const [path, { value, displayText }] of Object.entries(filled)) {
    const pending = pendingValue(record, path);
    const held = pending ?? get(record, path);
    const isReadable = resource.manifest.fields[path] !== undefined;
    if (isReadable && isBlank(held))
      problems.push(`${path} was filled in and is not in the record`);
    else if (isReadable && value !== undefined && spelled(held) !== spelled(value))
      problems.push(`${path} was filled in as ${spelled(value)} and is ${spelled(held)}`);
    if (pending !== undefined && value !== undefined)
      problems.push(...(await checkPending(visit, path, spelled(value))));
    else if (facts.has(path))
      problems.push(
        ...(await checkFact(
          visit,
          path,
          displayText ?? displayTextOf(getField(resource, path), held, record),
        )),
      );
  }
  return problems;
}
