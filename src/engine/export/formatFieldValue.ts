import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
} from '../../ui/format.ts';
import { formatPhone } from '../../ui/formatPhone.ts';
import { currencyAt } from '../kinds/money/currencyAt.ts';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import type { KindName } from '../definition/kinds.ts';
import { partsOf } from '../kinds/address/parts.ts';
import { wallTimeOf } from '../kinds/dateTime/wallTime.ts';
import { get } from '#contract/get.ts';
import { fieldValue, memberKey, type Field } from '../definition/field.ts';
import { pointOf } from '../kinds/mapPoint/point.ts';
import { plainText } from '../kinds/richText/plainText.ts';
import { rowTexts } from '../kinds/rows/rowTexts.ts';
import { groupsOf, rowsOf } from '../kinds/weekPrices/weekPrices.ts';
import type { FormattedValue, FormatContext } from './FormattedValue.ts';

type FieldFormatter = (
  value: unknown,
  field: Field,
  context: FormatContext,
  record: AnyRecord,
) => FormattedValue;

const NOTHING: FormattedValue = { text: '' };
const hasSlashes = (locale: string) => /^(en|ar)/.test(locale);
const dayFormat = (locale: string) => (hasSlashes(locale) ? 'dd/mm/yyyy' : 'dd.mm.yyyy');
/** Removes bidirectional isolates, which a cell does not need. */
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

const text: FieldFormatter = (value) =>
  typeof value === 'string' || typeof value === 'number' ? { text: String(value) } : NOTHING;

const several =
  (format: (one: unknown, field: Field, context: FormatContext) => string): FieldFormatter =>
  (value, field, context) => ({
    text: (Array.isArray(value) ? value : [value])
      .map((one) => format(one, field, context))
      .filter((word) => word !== '')
      .join(', '),
  });

const texts = several((one) => (typeof one === 'string' ? one : ''));
const phones = several((one) => (typeof one === 'string' ? formatPhone(one) : ''));
const members = several((one, { resource, path }, { translate }) =>
  typeof one === 'string' ? translate(memberKey(resource, path, one)) : '',
);
const names = several((one, { facts }, { nameOf }) =>
  typeof one === 'number' && facts.ref !== undefined ? nameOf(facts.ref, one) : '',
);

const number =
  (
    shown: (value: number, locale: string, field: Field) => string,
    format: string,
  ): FieldFormatter =>
  (value, field, { locale }) =>
    typeof value === 'number'
      ? { text: bare(shown(value, locale, field)), value, format }
      : NOTHING;

const plainNumber = number((value, locale) => formatNumber(value, locale, 2), '#,##0.##');

const money: FieldFormatter = (value, { facts }, { locale }, record) => {
  if (typeof value !== 'number') return NOTHING;
  const unit = currencyAt(facts, record);
  const format = `#,##0 "${unit === 'TRY' ? 'TL' : unit}"`;
  return { text: bare(formatMoney(value, locale, unit)), value, format };
};

/** Formats a percentage (0 to 100); a spreadsheet's value is the fraction (0 to 1). */
const percent: FieldFormatter = (value, _, { locale }) =>
  typeof value === 'number'
    ? { text: bare(formatPercent(value, locale)), value: value / 100, format: '0.0%' }
    : NOTHING;

const date: FieldFormatter = (value, _, { locale }) => {
  if (typeof value !== 'string') return NOTHING;
  const day = new Date(`${value}T00:00:00Z`);
  const shown = formatDate(value, locale, 'short');
  return Number.isNaN(day.getTime())
    ? { text: shown }
    : { text: shown, value: day, format: dayFormat(locale) };
};

const moment: FieldFormatter = (value, _, { locale }) => {
  const wall = wallTimeOf(value);
  if (wall === '' || typeof value !== 'string') return NOTHING;
  return {
    text: formatDateTime(value, locale, 'short'),
    value: new Date(`${wall}:00Z`),
    format: `${dayFormat(locale)} hh:mm`,
  };
};

const yesOrNo: FieldFormatter = (value, _, { translate }) =>
  typeof value === 'boolean'
    ? { text: translate(value ? 'ra.boolean.true' : 'ra.boolean.false') }
    : NOTHING;

const configItem: FieldFormatter = (value, { facts }, context) =>
  typeof value === 'string' ? { text: context.configItem(facts.list, value) } : NOTHING;

const richText: FieldFormatter = (value) =>
  typeof value === 'string' ? { text: plainText(value) } : NOTHING;

/** Formats rows by their first texts, as the list's table does. */
const rows: FieldFormatter = (value, { facts }) => ({ text: rowTexts(value, facts).join(', ') });

const address: FieldFormatter = (value, { facts }, { nameOf }) => {
  const { places, lines } = partsOf(facts);
  const written = lines.map(([key]) => get(value, key));
  const named = places.toReversed().map(([key, { ref }]) => {
    const id = get(value, key);
    return typeof id === 'number' && ref !== undefined ? nameOf(ref, id) : '';
  });
  const all = [...written, ...named];
  return { text: all.filter((one) => typeof one === 'string' && one !== '').join(', ') };
};

const mapPoint: FieldFormatter = (value) => {
  const point = pointOf(value);
  return point ? { text: `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}` } : NOTHING;
};

const weekPrices: FieldFormatter = (value, _, { locale, translate }) => {
  const prices = groupsOf(rowsOf(value)).flatMap((group) =>
    group.flatMap(({ row: { weekPeriod, price, currency } }) => {
      if (typeof price !== 'number' || typeof weekPeriod !== 'string') return [];
      const unit = typeof currency === 'string' ? currency : undefined;
      const period = translate(`engine.weekPrices.${weekPeriod}`);
      return [`${period} ${bare(formatMoney(price, locale, unit))}`];
    }),
  );
  return { text: prices.join(', ') };
};

/** Formatter of each kind for a cell of a file. A kind without a formatter does not compile. */
const formatters: Record<KindName, FieldFormatter> = {
  id: text,
  version: text,
  text: texts,
  longText: texts,
  number: plainNumber,
  money,
  percent,
  rating: plainNumber,
  boolean: yesOrNo,
  enum: members,
  status: members,
  configItem,
  reference: names,
  date,
  dateTime: moment,
  ago: moment,
  email: texts,
  phone: phones,
  phoneOrEmail: phones,
  url: texts,
  videoLink: texts,
  image: texts,
  file: texts,
  address,
  mapPoint,
  identityNumber: texts,
  taxNumber: texts,
  iban: texts,
  // A password is never exported.
  password: () => NOTHING,
  richText,
  tags: names,
  weekPrices,
  rows,
};

/** Formats a record's field as it is shown on the screen. */
export const formatFieldValue = (
  field: Field,
  record: AnyRecord,
  context: FormatContext,
): FormattedValue => formatters[field.kind](fieldValue(field, record), field, context, record);
