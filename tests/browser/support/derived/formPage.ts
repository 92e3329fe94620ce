import type { Rule } from '#contract/brokenRules.ts';
import type { Locator, Page } from '@playwright/test';
import type { RuntimeForm, Resource } from '../../../../src/engine/definition/runtimeDefinition.ts';
import type { FieldMap } from '../../../../src/engine/definition/manifest.ts';
import { getField } from '../../../../src/engine/definition/field.ts';
import { labelPattern, type FieldToFill, type Filled } from './FieldToFill.ts';
import { timeout, problemUnless } from './timeouts.ts';
import { fillField } from './fillField.ts';
import type { Visit } from './Visit.ts';
import { labelOf, tr } from './translator.ts';

/** Returns the form of the page. */
export const formOf = (page: Page): Locator => page.getByRole('main').locator('form');

/** Returns the submit button, whatever its name is: "Kaydet", "Davet et". */
export const submitButtonOf = (page: Page): Locator =>
  formOf(page).getByRole('button').and(page.locator('[type=submit]'));

/** Returns the list of invalid fields in the save bar. */
export const invalidFieldsOf = (page: Page): Locator =>
  formOf(page).getByRole('list', { name: tr('engine.form.wrong'), exact: true });

/** Returns the paths of a form, in order. */
export const pathsOf = (form: RuntimeForm = {}): string[] => Object.values(form).flat();

/**
 * Returns the value of a field with which most other fields of the form are visible; undefined if no condition
 * depends on it.
 */
function preferredValueOf(
  { definition }: Resource,
  paths: readonly string[],
  path: string,
): unknown {
  const expectedValues = paths.flatMap((other) => definition.fields?.[other]?.when?.[path] ?? []);
  const times = (value: unknown) => expectedValues.filter((one) => one === value).length;
  return expectedValues.toSorted((a, b) => times(b) - times(a))[0];
}

/** Returns true if a field is the smaller side of one of the rules. */
const isSmallerSide = (rules: readonly Rule[], path: string) =>
  rules.some(({ kind, of: [first, second] }) =>
    kind === 'less' ? first === path : (kind === 'after' || kind === 'atLeast') && second === path,
  );

/** Returns the day after one. */
const dayAfter = (day: string): string => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

/** Returns the day that the rules leave to a field: that of another one, or the next for an end after it. */
function dayOf(rules: readonly Rule[], path: string, days: ReadonlyMap<string, unknown>) {
  const held = (one: string) => {
    const rule = rules.find(
      ({ kind, of: [of, low, high] }) => kind === 'between' && of === one && low === high,
    );
    const day = days.get(rule?.of[1] ?? '');
    return typeof day === 'string' ? day : undefined;
  };
  const start = rules.find(({ kind, of: [end] }) => kind === 'after' && end === path)?.of[1];
  const begun = start === undefined ? undefined : held(start);
  return held(path) ?? (begun === undefined ? undefined : dayAfter(begun));
}

/**
 * Returns true for a custom input that renders nothing yet: a question that appears only at the API's request, such
 * as one about a taken day, or an id that follows from another choice.
 */
const isNotRendered = async ({ scope, field, label }: FieldToFill): Promise<boolean> => {
  const { kind, facts, settings } = field;
  const mayShowNothing =
    kind === 'boolean' || (kind === 'number' && facts.many !== true && facts.required !== true);
  return (
    mayShowNothing &&
    settings.input !== undefined &&
    !(await scope.getByLabel(labelPattern(label)).isVisible())
  );
};

/** Fills every visible field, including fields that become visible by earlier input. */
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
  const rules = resource.manifest.create?.rules ?? [];
  const next = () => paths.find((path) => !passed.has(path) && isSeen(path));
  for (let path = next(); path !== undefined; path = next()) {
    const target: FieldToFill = {
      visit,
      scope: formOf(page),
      field: getField(resource, path, fields),
      label: labelOf(resource, path, fields),
      preferredValue: preferredValueOf(resource, paths, path),
      isSmaller: isSmallerSide(rules, path),
      day: dayOf(rules, path, values),
    };
    passed.add(path);
    if (await isNotRendered(target)) continue;
    const done = await fillField(target);
    filled[path] = done;
    values.set(path, done.value);
  }
  return filled;
}

/** Checks that leaving a dirty form asks, and that staying keeps its input. */
export async function checkLeaving(page: Page): Promise<string[]> {
  const address = page.url();
  const question = page.getByRole('dialog', { name: tr('ui.leave.title'), exact: true });
  await formOf(page)
    .getByRole('link', { name: tr('ui.action.cancel'), exact: true })
    .click();
  const problems = await problemUnless(
    'leaving a form with changes does not ask',
    question.getByRole('button', { name: tr('ui.leave.stay') }).click(timeout),
  );
  if (page.url() !== address) problems.push('staying in a form with changes leaves it');
  return problems;
}

/** Returns the errors that a form shows after a failed save, with their fields. */
export const formErrorsOf = async (page: Page): Promise<string> =>
  (
    await formOf(page)
      .locator('[role=alert], [role=status], .Mui-error')
      .or(page.getByRole('alert'))
      .or(invalidFieldsOf(page))
      .allInnerTexts()
  )
    .filter((words) => words.trim() !== '')
    .join(' | ')
    .replace(/\s+/g, ' ');
