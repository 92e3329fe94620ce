import type { Facts } from '../../../../src/engine/definition/manifest.ts';
import type { KindName } from '../../../../src/engine/definition/kinds.ts';
import { labelKey } from '../../../../src/engine/definition/field.ts';
import { rowFields } from '../../../../src/engine/kinds/rows/rowFields.ts';
import { expect } from '../panel.ts';
import { labelPattern, type FieldToFill, type Fill, type Filled } from './FieldToFill.ts';
import { timeout } from './timeouts.ts';
import { fillConfigItem, fillEnum, fillReference } from './fillChoice.ts';
import { fillDay, fillMoment } from './fillDay.ts';
import { fillFile } from './fillFile.ts';
import { tr } from './translator.ts';
import { displayTextOf } from './displayTextOf.ts';

let serial = Date.now() % 1_000_000;
const next = () => (serial += 1);

const write = async ({ scope, label }: FieldToFill, text: string) => {
  const box = scope
    .getByLabel(labelPattern(label))
    .and(scope.locator('input, textarea, [role=textbox]'));
  await expect(box).toBeEnabled(timeout);
  await box.fill(text);
};

/** Returns a text that is unique on the page. */
function textOf({ minLength = 0, maxLength = 200 }: Facts): string {
  return `Deneme ${next()}`.padEnd(minLength, '.').slice(0, maxLength);
}

const text: Fill = async (target) => {
  const value =
    target.field.facts.pattern === undefined ? textOf(target.field.facts) : `deneme${next()}`;
  await write(target, value);
  return { value };
};

const fixed =
  (make: () => string, held?: (typed: string) => string): Fill =>
  async (target) => {
    const typed = make();
    await write(target, typed);
    return { value: held ? held(typed) : typed };
  };

const number: Fill = async (target) => {
  const { minimum = 1, maximum = minimum + 10 } = target.field.facts;
  const value = Math.min(maximum, Math.max(minimum, target.isSmaller ? 1 : 2));
  await target.scope
    .getByRole('spinbutton', { name: labelPattern(target.label) })
    .fill(String(value));
  return { value };
};

const boolean: Fill = async ({ scope, label, preferredValue: wish }) => {
  const value = wish !== false;
  await scope.getByLabel(labelPattern(label)).setChecked(value);
  return { value };
};

const richText: Fill = async (target) => {
  const displayText = textOf({ kind: 'text' });
  await write(target, displayText);
  return { displayText };
};

/** Fills one row with all of its fields. */
const rows: Fill = async (target) => {
  const { visit, scope, field, label } = target;
  const group = scope.getByRole('group', { name: labelPattern(label) });
  await group
    .getByRole('button', { name: `${label}: ${tr('ui.action.add')}`, exact: true })
    .click();
  const said: string[] = [];
  for (const member of rowFields(field)) {
    const target = { visit, scope: group, field: member, label: tr(labelKey(member)) };
    const { displayText, value } = await fillField(target);
    said.push(displayText ?? displayTextOf(member, value) ?? [value ?? ''].flat().join(', '));
  }
  return { displayText: said[0] ?? '' };
};

/** Fills a field that consists of several inputs, each by its constant name. */
const mapPoint: Fill = async ({ scope, label }) => {
  const group = scope.getByRole('group', { name: labelPattern(label) });
  for (const [part, value] of [
    ['latitude', '41.1'],
    ['longitude', '29.1'],
  ])
    await group
      .getByRole('spinbutton', { name: labelPattern(tr(`mapPoint.${part ?? ''}`)) })
      .fill(value ?? '');
  return {};
};

const address: Fill = async ({ visit, scope, field, label }) => {
  const group = scope.getByRole('group', { name: labelPattern(label) });
  const filled: Filled[] = [];
  for (const [key, facts] of Object.entries(field.facts.fields ?? {})) {
    const member = {
      ...field,
      facts,
      kind: facts.kind === 'reference' ? 'reference' : 'text',
    } as const;
    const target = { visit, scope: group, field: member, label: tr(`engine.address.${key}`) };
    filled.push(await fillField(target));
  }
  return { displayText: filled[0]?.displayText ?? '' };
};

const rating: Fill = async ({ scope, label }) => {
  const group = scope.getByRole('group', { name: labelPattern(label) });
  // The stars cover the radio button.
  await group.getByRole('radio').nth(2).press('Space');
  return { value: 3 };
};

const weekPrices: Fill = async ({ scope, label }) => {
  const group = scope.getByRole('group', { name: labelPattern(label) });
  const boxes = group.getByRole('spinbutton');
  await boxes.first().fill('2500');
  // The quantity is last.
  if ((await boxes.count()) > 1) await boxes.last().fill('1');
  return {};
};

const mobile = () => `+90532${String(next()).padStart(7, '0')}`;
const mail = () => `deneme${next()}@example.com`;

/** Functions that fill each kind as a user does. A kind without a function does not compile. */
const FILL = {
  id: number,
  version: number,
  text,
  longText: text,
  number,
  money: number,
  percent: number,
  rating,
  boolean,
  enum: fillEnum,
  status: fillEnum,
  configItem: fillConfigItem,
  reference: fillReference,
  date: fillDay,
  dateTime: fillMoment,
  ago: fillMoment,
  email: fixed(mail),
  phone: fixed(mobile),
  phoneOrEmail: fixed(mail),
  url: fixed(() => `https://example.com/${next()}`),
  videoLink: fixed(() => 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
  image: fillFile,
  file: fillFile,
  address,
  mapPoint,
  identityNumber: fixed(() => '10000000146'),
  taxNumber: fixed(() => '4540536920'),
  iban: fixed(() => 'TR330006100519786457841326'),
  password: fixed(() => `a long enough secret ${next()}`),
  richText,
  tags: fillReference,
  weekPrices,
  rows,
} satisfies Record<KindName, Fill>;

/** Presses the first of the chips that are grouped. */
const optionGroups: Fill = async ({ scope, label }) => {
  const group = scope.getByRole('group', { name: labelPattern(label) });
  await group.getByRole('checkbox').first().press('Space');
  return {};
};

/** Fills a field by its kind. @returns the expected value and text */
export function fillField(target: FieldToFill): Promise<Filled> {
  const { kind, facts, settings } = target.field;
  // Ids without a resource of their own are chosen from groups.
  const isGrouped = kind === 'number' && facts.many && settings.input !== undefined;
  return isGrouped ? optionGroups(target) : FILL[kind](target);
}
