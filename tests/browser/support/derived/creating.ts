import type { Manifest } from '../../../../src/engine/definition/manifest.ts';
import { expect } from '../panel.ts';
import type { Filled } from './FieldToFill.ts';
import { timeout, polling, problemUnless } from './timeouts.ts';
import {
  formErrorsOf,
  fillForm,
  formOf,
  checkLeaving,
  pathsOf,
  submitButtonOf,
  invalidFieldsOf,
} from './formPage.ts';
import { moveTo } from '../moveTo.ts';
import { checkShown, openSavedRecord } from './recordPage.ts';
import { settled, type Visit } from './Visit.ts';
import { labelOf, tr } from './translator.ts';

/** Opens the form of a new record through the list. */
async function openForm({ page, base, resource }: Visit): Promise<void> {
  await moveTo(page, base);
  const name = tr(`resources.${resource.name}.create`, { _: tr('ra.action.create') });
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${base}/create$`), timeout);
  await settled(page);
  await expect(submitButtonOf(page)).toBeVisible(timeout);
}

/** Returns the paths that an empty form must report: required and without a default. */
function missingAtFirst(create: NonNullable<Manifest['create']>): string[] {
  const required = create.required.filter((path) => {
    const facts = create.fields[path];
    return facts !== undefined && facts.default === undefined && facts.kind !== 'boolean';
  });
  const oneOf = (create.rules ?? []).filter(({ kind }) => kind === 'filled');
  return [...new Set([...required, ...oneOf.flatMap(({ at }) => at)])];
}

/** Checks that an empty form reports every required field, links to it, and sends nothing. */
async function checkRequired(visit: Visit): Promise<string[]> {
  const { page, resource } = visit;
  const { create } = resource.manifest;
  if (!create) return [];
  const sent: string[] = [];
  const listen = (request: { method(): string; url(): string }) => {
    if (request.method() === 'POST') sent.push(request.url());
  };
  page.on('request', listen);
  await submitButtonOf(page).click();
  const labels = missingAtFirst(create).map((path) => labelOf(resource, path, create.fields));
  const problems = await problemUnless(
    `an empty form does not name exactly ${labels.join(', ')}`,
    expect
      .poll(
        async () => (await invalidFieldsOf(page).getByRole('button').allInnerTexts()).toSorted(),
        polling,
      )
      .toEqual(labels.toSorted()),
  );
  page.off('request', listen);
  if (sent.some((url) => url.includes('/api/'))) problems.push('an empty form was sent');
  if (labels.length === 0) return problems;
  await invalidFieldsOf(page).getByRole('button').first().click();
  const focused = formOf(page).locator(':focus');
  problems.push(
    ...(await problemUnless(
      'the name of a missing field does not lead to it',
      expect(focused).toHaveCount(1, polling),
    )),
  );
  return problems;
}

/** Result of the form of a new record. */
interface Created {
  problems: string[];
  /** Id of the new record; undefined if there is none. */
  id?: string;
}

/** Sends a filled form and checks the result. */
async function saving(visit: Visit, filled: Record<string, Filled>): Promise<Created> {
  const { page, base, resource } = visit;
  const { opens } = resource.definition.create ?? {};
  const reached = opens === undefined ? `${base}(/\\d+)?` : `/${opens.replace(':id', '(\\d+)')}`;
  await submitButtonOf(page).click();
  const failed = await problemUnless(
    'a filled form is not saved',
    expect(page).toHaveURL(new RegExp(`${reached}([?]|$)`), timeout),
  );
  if (failed.length > 0) return { problems: [...failed, await formErrorsOf(page)] };
  if (opens !== undefined) {
    const [, created] = new RegExp(reached).exec(page.url()) ?? [];
    await moveTo(page, `${base}/${created}`);
  }
  const id = await openSavedRecord(visit);
  return { id, problems: await checkShown(visit, id, filled) };
}

/**
 * Checks a new record: an empty form reports missing fields, a dirty one asks before leaving, and the saved record
 * shows its input.
 */
export async function creating(visit: Visit): Promise<Created> {
  const { page, resource } = visit;
  const { create } = resource.definition;
  const slot = resource.manifest.create;
  if (!create || !slot || !visit.menu.screens.includes('create')) return { problems: [] };
  await openForm(visit);
  const problems = await checkRequired(visit);
  const filled = await fillForm(visit, slot.fields, pathsOf(create.form));
  problems.push(...(await checkLeaving(page)));
  const saved = await saving(visit, filled);
  return { ...saved, problems: [...problems, ...saved.problems] };
}
