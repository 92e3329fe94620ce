import type { KindName } from '../../src/engine/definition/kinds.ts';
import { memberKey, type Field } from '../../src/engine/definition/field.ts';
import { formatPhone } from '../../src/ui/formatPhone.ts';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
} from '../../src/ui/format.ts';
import { currencyAt, currencyField } from '../../src/engine/kinds/money/currencyAt.ts';

/** Replaces any whitespace by single blanks. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Removes the tags of formatted text. */
const withoutTags = (html: string) => inOneLine(html.replace(/<[^>]*>/g, ' '));

export type Translate = (key: string, options?: Record<string, unknown>) => string;

type Formatter = (
  value: string | number | boolean,
  field: Field,
  tr: Translate,
  record?: unknown,
) => string;

const number = (format: (value: number, locale: string) => string): Formatter => {
  return (value) => format(Number(value), 'tr');
};
const text: Formatter = (value) => inOneLine(String(value));
const member: Formatter = (value, { resource, path }, tr) =>
  tr(memberKey(resource, path, String(value)));

/**
 * Formatters of each kind in Turkish; other kinds show what only the API can name, such as another
 * record.
 */
const FORMATTERS: { readonly [K in KindName]?: Formatter } = {
  text,
  longText: text,
  email: text,
  number: number((value, locale) => formatNumber(value, locale)),
  money: (value, { facts }, _, record) =>
    formatMoney(Number(value), 'tr', currencyAt(facts, record)),
  percent: number(formatPercent),
  boolean: (value, field, tr) =>
    field.settings.inWords ? member(value, field, tr) : tr(`ra.boolean.${String(value)}`),
  enum: member,
  status: member,
  date: (value) => formatDate(String(value), 'tr'),
  dateTime: (value) => formatDateTime(String(value), 'tr'),
  phone: (value) => formatPhone(String(value)),
  url: (value) =>
    String(value)
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, ''),
  richText: (value) => withoutTags(String(value)),
};

/** Replaces the names of merge fields in a text by their labels. */
function merged(value: string | number | boolean, { resource, facts }: Field, tr: Translate) {
  if (typeof value !== 'string' || !facts.mergeFields) return value;
  return facts.mergeFields.reduce(
    (said, name) =>
      said.replaceAll(`{{${name}}}`, `{{${tr(`resources.${resource}.mergeFields.${name}`)}}}`),
    value,
  );
}

/** Returns true if there is nothing to show. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/**
 * Returns the function that formats a value like a page in Turkish; its result is undefined if the value alone is
 * not enough, such as an amount whose currency is in its record.
 */
export const createDisplayTextOf =
  (tr: Translate) =>
  (field: Field, value: unknown, record?: unknown): string | undefined => {
    const say = FORMATTERS[field.kind];
    const isScalar =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (!say || !isScalar || field.settings.cell) return undefined;
    const isIncomplete = record === undefined && currencyField(field.facts) !== undefined;
    return isIncomplete ? undefined : inOneLine(say(merged(value, field, tr), field, tr, record));
  };
