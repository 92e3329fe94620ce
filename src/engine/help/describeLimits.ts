import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  intlLocale,
} from '../../ui/format.ts';
import { currencyField } from '../kinds/money/currencyAt.ts';
import { currencyOf } from '../../ui/region.ts';
import type { KindName } from '../definition/kinds.ts';
import type { Facts } from '../definition/manifest.ts';
import { isDay } from '../controls/calendar/day.ts';
import type { Field } from '../definition/field.ts';
import { fileLimits, sizeText, typeNames } from '../controls/upload/fileLimits.ts';
import type { Describer } from './describer.ts';

/** Kinds whose own sentence includes the length, or whose length is irrelevant to users. */
const WITHOUT_LENGTH: ReadonlySet<KindName> = new Set([
  'configItem',
  'email',
  'phone',
  'url',
  'identityNumber',
  'taxNumber',
  'iban',
  'image',
  'file',
]);

/** Returns true for ids outside of resources, such as options of a group; their range is irrelevant to users. */
export const isChosenId = ({ kind, maximum }: Facts): boolean =>
  kind === 'number' && maximum === Number.MAX_SAFE_INTEGER;

function describeRange({ helpText, locale }: Describer, { kind, facts }: Field): string[] {
  if (kind === 'reference' || kind === 'id' || kind === 'rating' || isChosenId(facts)) return [];
  const format = (value: number) =>
    kind === 'money' && currencyField(facts) === undefined
      ? formatMoney(value, locale, currencyOf(facts.currency))
      : kind === 'percent'
        ? formatPercent(value, locale)
        : formatNumber(value, locale, 2);
  const { minimum: min, maximum: max } = facts;
  if (min !== undefined && max !== undefined)
    return [helpText('limits.between', { min: format(min), max: format(max) })];
  if (min !== undefined) return [helpText('limits.atLeast', { min: format(min) })];
  return max === undefined ? [] : [helpText('limits.atMost', { max: format(max) })];
}

function describeLength({ helpText }: Describer, { kind, facts }: Field): string[] {
  const { minLength: min = 0, maxLength: max, advisedLength: advised } = facts;
  const advice =
    advised === undefined ? [] : [helpText('limits.advisedLength', { smart_count: advised })];
  if (WITHOUT_LENGTH.has(kind) || facts.values) return advice;
  if (min > 1 && max !== undefined)
    return [helpText('limits.lengthBetween', { min, smart_count: max }), ...advice];
  if (min > 1) return [helpText('limits.minLength', { smart_count: min }), ...advice];
  return max === undefined
    ? advice
    : [helpText('limits.maxLength', { smart_count: max }), ...advice];
}

const UNITS: Readonly<Record<string, string>> = { y: 'year', m: 'month', d: 'day' };

/**
 * Describes a date limit: `-18y` is `at least 18 years ago` as the latest day and `at most` as the earliest. A
 * fixed day is formatted.
 */
function describeDayLimit(
  { helpText, locale }: Describer,
  limit: string | undefined,
  isLatest: boolean,
) {
  if (limit !== undefined && isDay(limit))
    return [helpText(`limits.${isLatest ? 'until' : 'from'}`, { day: formatDate(limit, locale) })];
  const [, sign, count, unit = 'd'] = /^([+-])(\d+)([ymd])$/.exec(limit ?? '') ?? [];
  if (count === undefined) return [];
  if (Number(count) === 0) return [helpText(isLatest ? 'limits.notFuture' : 'limits.notPast')];
  const style = { style: 'unit', unit: UNITS[unit] ?? 'day', unitDisplay: 'long' } as const;
  const time = new Intl.NumberFormat(intlLocale(locale), style).format(Number(count));
  const isAgo = sign === '-';
  const bound = isAgo === isLatest ? 'atLeast' : 'atMost';
  return [helpText(`limits.${bound}${isAgo ? 'Ago' : 'Ahead'}`, { time })];
}

function describeFile({ helpText }: Describer, { kind, facts }: Field): string[] {
  if (kind !== 'image' && kind !== 'file') return [];
  const { accept, maxBytes, minWidth, maxWidth } = fileLimits(facts);
  return [
    ...(accept.length > 0 ? [helpText('limits.fileTypes', { types: typeNames(accept) })] : []),
    helpText('limits.fileSize', { size: sizeText(maxBytes) }),
    ...(kind === 'image' && minWidth ? [helpText('limits.minWidth', { width: minWidth })] : []),
    ...(kind === 'image' && maxWidth ? [helpText('limits.maxWidth', { width: maxWidth })] : []),
  ];
}

/** Describes the allowed number of items in a field with several values. */
export function describeItemLimits({ helpText }: Describer, facts: Facts): string[] {
  if (!facts.many) return [];
  const { minItems: min = 0, maxItems: max, maxTotalBytes: maxTotal } = facts;
  return [
    ...(min > 0 ? [helpText('limits.minItems', { smart_count: min })] : []),
    ...(max === undefined ? [] : [helpText('limits.maxItems', { smart_count: max })]),
    ...(maxTotal === undefined
      ? []
      : [helpText('limits.filesTotal', { size: sizeText(maxTotal) })]),
    ...(facts.uniqueItems ? [helpText('limits.uniqueItems')] : []),
  ];
}

function describeMergeFields(
  { helpText, optionalText, and }: Describer,
  { resource, facts }: Field,
): string[] {
  const names = facts.mergeFields ?? [];
  if (names.length === 0) return [];
  const fields = and(
    names.map((name) => optionalText(`resources.${resource}.mergeFields.${name}`)),
  );
  return [helpText('limits.mergeFields', { fields })];
}

function describeRequiredValue(
  { helpText, optionalText }: Describer,
  { facts: { mustBe } }: Field,
): string[] {
  return mustBe === undefined
    ? []
    : [helpText('limits.mustBe', { value: optionalText(`ra.boolean.${mustBe}`) })];
}

/** Describes the limits of a field's value, one sentence each. */
export function describeLimits(describer: Describer, field: Field): string[] {
  return [
    ...describeRange(describer, field),
    ...describeLength(describer, field),
    ...describeDayLimit(describer, field.facts.notAfter, true),
    ...describeDayLimit(describer, field.facts.notBefore, false),
    ...describeFile(describer, field),
    ...describeMergeFields(describer, field),
    ...describeRequiredValue(describer, field),
  ];
}
