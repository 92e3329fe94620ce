import { inNames } from '../controls/mergeFields/mergeText.ts';
import { instantOf } from '../kinds/dateTime/wallTime.ts';
import { memberKey, type Field } from '../definition/field.ts';
import { escapeHtml } from '../kinds/richText/escapeHtml.ts';
import { homeCountry, phoneValue } from '../kinds/phone/phoneNumber.ts';
import { unflatten } from '../form/unflatten.ts';
import { foldText } from './foldText.ts';
import { mainLeaf } from './fitsInCell.ts';
import { parseDay, parseWallTime } from './parseDay.ts';
import { parseNumber } from '../../ui/parseNumber.ts';
import type { Resolved } from './resolveNames.ts';

/** Locale, messages and lookups that parsing a cell requires. */
export interface ImportContext {
  readonly locale: string;
  readonly translate: (key: string) => string;
  readonly configItems: (list: string | undefined) => readonly { id: string; word: string }[];
  readonly referenceId: (resource: string, name: string) => Resolved;
}

/** Parsed value, or the message key of an error. The schema validates values afterwards. */
export type Parsed = { value: unknown } | { error: string };

/** Returns a cell as trimmed text, without the apostrophe that escapes formulas. */
export function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  if (typeof cell !== 'string') return '';
  return cell.trim().replace(/^'(?=[=+\-@])/, '');
}

/** Splits a cell with several values at commas, semicolons and line breaks. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function member(text: string, { resource, path, facts }: Field, context: ImportContext): unknown {
  const found = facts.values?.find((value) =>
    [value, context.translate(memberKey(resource, path, value))].some(
      (word) => foldText(word) === foldText(text),
    ),
  );
  return found ?? text;
}

function yesOrNo(text: string, { translate }: ImportContext): unknown {
  const is = (value: string) =>
    [translate(`ra.boolean.${value}`), value].some((word) => foldText(word) === foldText(text));
  if (is('true') || text === '1') return true;
  return is('false') || text === '0' ? false : text;
}

function configItem(text: string, { facts }: Field, { configItems }: ImportContext): Parsed {
  const found = configItems(facts.list).find(({ id, word }) =>
    [id, word].some((one) => foldText(one) === foldText(text)),
  );
  return found ? { value: found.id } : { error: 'imports.errors.unknown' };
}

function reference(text: string, { facts }: Field, { referenceId }: ImportContext): Parsed {
  const id = facts.ref === undefined ? 'unknown' : referenceId(facts.ref, text);
  return typeof id === 'number' ? { value: id } : { error: `imports.errors.${id}` };
}

const phone = (text: string): string => phoneValue({ country: homeCountry(), text }) || text;

/** Returns a text whose merge fields are converted from translated labels to the contract's names. */
function merged(text: string, { resource, facts }: Field, { translate }: ImportContext): string {
  const names = facts.mergeFields ?? [];
  const labels = names.map((name): [string, string] => [
    name,
    translate(`resources.${resource}.mergeFields.${name}`),
  ]);
  return names.length === 0 ? text : inNames(text, new Map(labels));
}

/** Converts the lines of a cell to paragraphs of formatted text. */
const paragraphs = (text: string): string =>
  escapeHtml(text)
    .split(/\s*\n\s*/)
    .map((line) => `<p>${line}</p>`)
    .join('');

/** Parses one value; returns unreadable text unchanged, so that the schema reports the error. */
function parseOne(cell: unknown, kind: string, field: Field, context: ImportContext): Parsed {
  const text = cellText(cell);
  switch (kind) {
    case 'number':
    case 'money':
    case 'percent':
    case 'rating':
      return {
        value: typeof cell === 'number' ? cell : (parseNumber(text, context.locale) ?? text),
      };
    case 'boolean':
      return { value: typeof cell === 'boolean' ? cell : yesOrNo(text, context) };
    case 'enum':
    case 'status':
      return { value: member(text, field, context) };
    case 'configItem':
      return configItem(text, field, context);
    case 'reference':
    case 'tags':
      return reference(text, field, context);
    case 'date':
      return { value: parseDay(cell) ?? text };
    case 'dateTime':
    case 'ago':
      return { value: instantOf(parseWallTime(cell)) ?? text };
    case 'phone':
      return { value: phone(text) };
    case 'richText':
      return { value: paragraphs(merged(text, field, context)) };
    default:
      return { value: merged(text, field, context) };
  }
}

/** Parses a cell into the form's value; undefined for an empty cell. */
export function parseCell(cell: unknown, field: Field, context: ImportContext): Parsed {
  const text = cellText(cell);
  if (text === '') return { value: undefined };
  const leaf = field.kind === 'rows' ? mainLeaf(field.facts) : undefined;
  if (!field.facts.many && leaf === undefined) return parseOne(cell, field.kind, field, context);
  const kind = leaf === undefined ? field.kind : (field.facts.fields?.[leaf]?.kind ?? 'text');
  const parsed = partsOf(text).map((part) => parseOne(part, kind, field, context));
  const wrong = parsed.find((one) => 'error' in one);
  if (wrong) return wrong;
  const values = parsed.map((one) => ('value' in one ? one.value : undefined));
  return {
    value: leaf === undefined ? values : values.map((value) => unflatten({ [leaf]: value })),
  };
}
