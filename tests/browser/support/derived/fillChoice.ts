import { listConfigItems } from '#contract/operations.ts';
import { get } from '#contract/get.ts';
import { memberKey } from '../../../../src/engine/definition/field.ts';
import { listOf } from '../../../derived/json.ts';
import { expect } from '../panel.ts';
import {
  labelPattern,
  labelPatternWithValue,
  type FieldToFill,
  type Fill,
  type Filled,
} from './FieldToFill.ts';
import { timeout } from './timeouts.ts';
import { tr } from './translator.ts';

/** Returns the combobox of a field; a custom input may hold it in a group of the field's name. */
const boxOf = ({ scope, label }: FieldToFill) => {
  const name = labelPattern(label);
  const inGroup = scope.getByRole('group', { name }).getByRole('combobox');
  return scope.getByRole('combobox', { name }).or(inGroup);
};

/** Opens a combobox with text input. */
async function openTyped(target: FieldToFill): Promise<void> {
  const box = boxOf(target);
  await box.click();
  // A box that opens on focus is closed by the click.
  if ((await box.getAttribute('aria-expanded')) !== 'true') await box.press('ArrowDown');
}

/** Selects the option with this name, or the first one, in the open box. @returns its text */
async function choose(target: FieldToFill, name?: string): Promise<string> {
  const { page } = target.visit;
  const options = page.getByRole('listbox').getByRole('option');
  const option =
    name === undefined
      ? options.filter({ hasText: /\S/ }).first()
      : options.and(page.getByRole('option', { name, exact: true }));
  const displayText = await option.innerText(timeout);
  await option.click();
  // With multiple selection the options stay open; after closing, Escape would close the form's dialog.
  if (target.field.facts.many && (await page.getByRole('listbox').isVisible()))
    await page.keyboard.press('Escape');
  return displayText;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const fillEnum: Fill = async (target) => {
  const { resource, path, facts } = target.field;
  const value = isText(target.preferredValue) ? target.preferredValue : facts.values?.[0];
  const name = labelPatternWithValue(target.label);
  await target.scope.getByRole('combobox', { name }).first().click();
  await choose(target, tr(memberKey(resource, path, value ?? '')));
  return { value: facts.many ? [value] : value };
};

/** Fetches the entries of a configuration list, by their texts. */
async function entriesOf({ visit, field }: FieldToFill): Promise<Map<string, string>> {
  const address = new URL(`/api${listConfigItems.path}`, visit.page.url());
  address.searchParams.set('itemTypes', field.facts.list ?? '');
  const { data } = await visit.fetchDirectly(address.href);
  return new Map(
    listOf(data).map((item) => [String(get(item, 'itemId')), String(get(item, 'value'))]),
  );
}

export const fillConfigItem: Fill = async (target) => {
  const entries = await entriesOf(target);
  await openTyped(target);
  const displayText = await choose(
    target,
    isText(target.preferredValue) ? entries.get(target.preferredValue) : undefined,
  );
  const value = [...entries].find(([, name]) => name === displayText)?.[0];
  return { value, displayText };
};

export const fillReference = async (target: FieldToFill): Promise<Filled> => {
  await openTyped(target);
  const displayText = await choose(target);
  if (target.field.facts.many) {
    const chip = target.scope.getByRole('button', { name: displayText, exact: true });
    // A custom input may list its choices.
    const listed = target.scope.getByRole('listitem').filter({ hasText: displayText });
    await expect(
      chip.or(listed).first(),
      `${target.field.path} does not show its choice`,
    ).toBeVisible(timeout);
  }
  return { displayText };
};
