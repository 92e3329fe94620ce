import type { AnyRecord } from '../../../../src/engine/definition/runtimeDefinition.ts';
import { get } from '#contract/get.ts';
import { getField } from '../../../../src/engine/definition/field.ts';
import { matchesCondition } from '../../../../src/engine/definition/matchesCondition.ts';
import { expect } from '../panel.ts';
import { labelPattern } from './FieldToFill.ts';
import { timeout, problemUnless } from './timeouts.ts';
import { fillField } from './fillField.ts';
import { formErrorsOf, formOf, checkLeaving, pathsOf, submitButtonOf } from './formPage.ts';
import { moveTo } from '../moveTo.ts';
import { recordOf, checkShown, openSavedRecord } from './recordPage.ts';
import { settled, type Visit } from './Visit.ts';
import { labelOf, tr } from './translator.ts';

/** Returns a visible text field of the edit form without a pattern; undefined if there is none. */
function textPath({ resource }: Visit, record: AnyRecord): string | undefined {
  const { edit, fields } = resource.definition;
  const facts = resource.manifest.update?.fields ?? {};
  return pathsOf(edit?.form).find((path) => {
    const { kind = '', pattern } = facts[path] ?? {};
    const isText = ['text', 'longText'].includes(kind) && pattern === undefined;
    return isText && matchesCondition(fields?.[path]?.when ?? {}, record);
  });
}

/** Builds the body of a change: `couple.brideName` becomes `{ couple: { brideName } }`. */
function bodyOf(path: string, value: unknown): Record<string, unknown> {
  const [head = '', ...rest] = path.split('.');
  return { [head]: rest.length === 0 ? value : bodyOf(rest.join('.'), value) };
}

/** Opens the form of a record through its page. */
async function openForm({ page, base, resource }: Visit, id: string): Promise<void> {
  await moveTo(page, `${base}/${id}`);
  // A compact header has the entry in its menu.
  const label = { name: tr('ui.action.edit'), exact: true };
  const link = page.getByRole('main').getByRole('link', label);
  const more = page.getByRole('main').getByRole('button', { name: tr('ui.action.more') });
  if (resource.definition.show?.header) await more.click();
  await link.or(page.getByRole('menuitem', label)).click();
  await expect(page).toHaveURL(new RegExp(`${base}/${id}/edit$`), timeout);
  await settled(page);
  await expect(submitButtonOf(page)).toBeVisible(timeout);
}

async function save(visit: Visit, id: string): Promise<string[]> {
  const { page } = visit;
  await submitButtonOf(page).click();
  const failed = await problemUnless(
    'a changed form is not saved',
    expect(page).not.toHaveURL(/\/edit$/, timeout),
  );
  if (failed.length > 0) return [...failed, await formErrorsOf(page)];
  const reached = await openSavedRecord(visit, id);
  return reached === id ? [] : [`the change of ${id} leads to ${reached}`];
}

/** Checks that a dirty form asks before leaving, and that the page shows the saved value. */
async function checkEditing(visit: Visit, id: string, path: string): Promise<string[]> {
  const { page, resource } = visit;
  const fields = resource.manifest.update?.fields ?? {};
  await openForm(visit, id);
  const field = getField(resource, path, fields);
  const label = labelOf(resource, path, fields);
  const filled = await fillField({ visit, scope: formOf(page), field, label });
  const problems = await checkLeaving(page);
  problems.push(...(await save(visit, id)));
  return [...problems, ...(await checkShown(visit, id, { [path]: filled }))];
}

/** Checks that a concurrent change is reported with both values, and that the chosen one is stored. */
async function conflicting(visit: Visit, id: string, path: string): Promise<string[]> {
  const { page, resource } = visit;
  const fields = resource.manifest.update?.fields ?? {};
  await openForm(visit, id);
  const field = getField(resource, path, fields);
  const label = labelOf(resource, path, fields);
  const mine = await fillField({ visit, scope: formOf(page), field, label });
  const theirs = 'Deneme başkası'.slice(0, field.facts.maxLength);
  const status = await visit.change(id, bodyOf(path, theirs));
  if (status !== 200) return [`the API answers ${status} to the change of somebody else`];
  await submitButtonOf(page).click();
  const dialog = page.getByRole('dialog', { name: tr('engine.conflict.title'), exact: true });
  const both = dialog.getByRole('group', { name: labelPattern(label) });
  const untold = await problemUnless(
    'the change that somebody else made meanwhile is not told',
    (async () => {
      await expect(both).toContainText(theirs, timeout);
      await expect(both).toContainText(String(mine.value), timeout);
    })(),
  );
  if (untold.length > 0) return untold;
  await dialog.getByRole('button', { name: tr('engine.conflict.save'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/edit$/, timeout);
  await openSavedRecord(visit, id);
  return checkShown(visit, id, { [path]: mine });
}

/** Checks a change and a concurrent change of a record, and restores the record. */
export async function changing(visit: Visit, id: string): Promise<string[]> {
  const { resource, menu } = visit;
  if (!resource.definition.edit || !menu.screens.includes('edit')) return [];
  const before = await recordOf(visit, id);
  const path = textPath(visit, before);
  if (path === undefined) return [];
  const problems = [
    ...(await checkEditing(visit, id, path)),
    ...(await conflicting(visit, id, path)),
  ];
  const status = await visit.change(id, bodyOf(path, get(before, path) ?? null));
  return status === 200 ? problems : [...problems, `the record cannot be put back (${status})`];
}
