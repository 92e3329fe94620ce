import { listConfigItems } from '#contract/operations.ts';
import { memberKey } from '../../../../src/engine/definition/field.ts';
import { field as valueIn, listOf } from '../../../derived/json.ts';
import { named, namedWithChoice, type Asked, type Fill, type Filled } from './Asked.ts';
import { timeout } from './awaited.ts';
import { tr } from './words.ts';

/** Returns the combobox of a field; a custom input may hold it in a group of the field's name. */
const boxOf = ({ scope, label }: Asked) => {
  const name = named(label);
  const inGroup = scope.getByRole('group', { name }).getByRole('combobox');
  return scope.getByRole('combobox', { name }).or(inGroup);
};

/** Opens a combobox with text input. */
async function openTyped(asked: Asked): Promise<void> {
  const box = boxOf(asked);
  await box.click();
  // A box that opens on focus is closed by the click.
  if ((await box.getAttribute('aria-expanded')) !== 'true') await box.press('ArrowDown');
}

/** Selects the option with this name, or the first one, in the open box. @returns its text */
async function choose(asked: Asked, name?: string): Promise<string> {
  const { page } = asked.visit;
  const options = page.getByRole('listbox').getByRole('option');
  const option =
    name === undefined
      ? options.filter({ hasText: /\S/ }).first()
      : options.and(page.getByRole('option', { name, exact: true }));
  const words = await option.innerText(timeout);
  await option.click();
  // With multiple selection the options stay open; after closing, Escape would close the form's dialog.
  if (asked.field.facts.many && (await page.getByRole('listbox').isVisible()))
    await page.keyboard.press('Escape');
  return words;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const fillEnum: Fill = async (asked) => {
  const { resource, path, facts } = asked.field;
  const value = isText(asked.wish) ? asked.wish : facts.values?.[0];
  const name = namedWithChoice(asked.label);
  await asked.scope.getByRole('combobox', { name }).first().click();
  await choose(asked, tr(memberKey(resource, path, value ?? '')));
  return { value: facts.many ? [value] : value };
};

/** Fetches the entries of a configuration list, by their texts. */
async function entriesOf({ visit, field }: Asked): Promise<Map<string, string>> {
  const address = new URL(`/api${listConfigItems.path}`, visit.page.url());
  address.searchParams.set('itemTypes', field.facts.list ?? '');
  const { data } = await visit.truth(address.href);
  return new Map(
    listOf(data).map((item) => [String(valueIn(item, 'itemId')), String(valueIn(item, 'value'))]),
  );
}

export const fillConfigItem: Fill = async (asked) => {
  const entries = await entriesOf(asked);
  await openTyped(asked);
  const words = await choose(asked, isText(asked.wish) ? entries.get(asked.wish) : undefined);
  const value = [...entries].find(([, name]) => name === words)?.[0];
  return { value, words };
};

export const fillReference = async (asked: Asked): Promise<Filled> => {
  await openTyped(asked);
  return { words: await choose(asked) };
};
