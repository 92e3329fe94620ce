import type { Rule } from '#contract/brokenRules.ts';
import type { Locator, Page } from '@playwright/test';
import type { RuntimeForm, Resource } from '../../../../src/engine/definition/runtimeDefinition.ts';
import type { FieldMap } from '../../../../src/engine/definition/manifest.ts';
import { getField } from '../../../../src/engine/definition/field.ts';
import { named, type Asked, type Filled } from './Asked.ts';
import { timeout, unless } from './awaited.ts';
import { fillField } from './fillField.ts';
import type { Visit } from './Visit.ts';
import { labelOf, tr } from './words.ts';

/** The form that fills the page. */
export const formOf = (page: Page): Locator => page.getByRole('main').locator('form');

/** The button that sends the form, whatever it is called: "Kaydet", "Davet et". */
export const saveOf = (page: Page): Locator =>
  formOf(page).getByRole('button').and(page.locator('[type=submit]'));

/** The fields that the save bar names as wrong. */
export const wrongOf = (page: Page): Locator =>
  formOf(page).getByRole('list', { name: tr('engine.form.wrong'), exact: true });

/** Paths of a form, in their order. */
export const pathsOf = (form: RuntimeForm = {}): string[] => Object.values(form).flat();

/** The value of a field that lets most other fields of the form be seen; undefined where none asks for one. */
function wishOf({ definition }: Resource, paths: readonly string[], path: string): unknown {
  const asked = paths.flatMap((other) => definition.fields?.[other]?.when?.[path] ?? []);
  const times = (value: unknown) => asked.filter((one) => one === value).length;
  return asked.toSorted((a, b) => times(b) - times(a))[0];
}

/** Tells whether a field is the smaller side of one of the rules. */
const isSmallerSide = (rules: readonly Rule[], path: string) =>
  rules.some(({ kind, of: [first, second] }) =>
    kind === 'less' ? first === path : (kind === 'after' || kind === 'atLeast') && second === path,
  );

/**
 * True for an input of one's own that shows nothing as yet: a question that is put only once the API asks for
 * it, such as one about a taken day, or an id that follows from what is chosen elsewhere.
 */
const isUnasked = async ({ scope, field, label }: Asked): Promise<boolean> => {
  const { kind, facts, settings } = field;
  const mayShowNothing =
    kind === 'boolean' || (kind === 'number' && facts.many !== true && facts.required !== true);
  return (
    mayShowNothing &&
    settings.input !== undefined &&
    !(await scope.getByLabel(named(label)).isVisible())
  );
};

/** Fills every field that can be seen, those too that come to be seen by what was filled before. */
export async function fillForm(
  visit: Visit,
  fields: FieldMap,
  paths: readonly string[],
): Promise<Record<string, Filled>> {
  const { page, resource } = visit;
  const filled: Record<string, Filled> = {};
  const passed = new Set<string>();
  const values = new Map(Object.entries(fields).map(([path, { default: value }]) => [path, value]));
  const isSeen = (path: string) =>
    Object.entries(resource.definition.fields?.[path]?.when ?? {}).every(([other, allowed]) =>
      allowed?.includes(values.get(other)),
    );
  const next = () => paths.find((path) => !passed.has(path) && isSeen(path));
  for (let path = next(); path !== undefined; path = next()) {
    const asked: Asked = {
      visit,
      scope: formOf(page),
      field: getField(resource, path, fields),
      label: labelOf(resource, path, fields),
      wish: wishOf(resource, paths, path),
      isSmaller: isSmallerSide(resource.manifest.create?.rules ?? [], path),
    };
    passed.add(path);
    if (await isUnasked(asked)) continue;
    const done = await fillField(asked);
    filled[path] = done;
    values.set(path, done.value);
  }
  return filled;
}

/** Leaving a form with changes asks, and staying keeps them. */
export async function leaving(page: Page): Promise<string[]> {
  const address = page.url();
  const question = page.getByRole('dialog', { name: tr('ui.leave.title'), exact: true });
  await formOf(page)
    .getByRole('link', { name: tr('ui.action.cancel'), exact: true })
    .click();
  const problems = await unless(
    'leaving a form with changes does not ask',
    question.getByRole('button', { name: tr('ui.leave.stay') }).click(timeout),
  );
  if (page.url() !== address) problems.push('staying in a form with changes leaves it');
  return problems;
}

/** Returns the errors that a form shows after a failed save, and the fields that they stand at. */
export const complaintOf = async (page: Page): Promise<string> =>
  (
    await formOf(page)
      .locator('[role=alert], [role=status], .Mui-error')
      .or(page.getByRole('alert'))
      .or(wrongOf(page))
      .allInnerTexts()
  )
    .filter((words) => words.trim() !== '')
    .join(' | ')
    .replace(/\s+/g, ' ');
