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
const LENGTHLESS: ReadonlySet<KindName> = new Set([
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

function sayRange({ say, locale }: Describer, { kind, facts }: Field): string[] {
  if (kind === 'reference' || kind === 'id' || kind === 'rating' || isChosenId(facts)) return [];
  const write = (value: number) =>
    kind === 'money' && currencyField(facts) === undefined
      ? formatMoney(value, locale, currencyOf(facts.currency))
      : kind === 'percent'
        ? formatPercent(value, locale)
        : formatNumber(value, locale, 2);
  const { minimum: min, maximum: max } = facts;
  if (min !== undefined && max !== undefined)
    return [say('limits.between', { min: write(min), max: write(max) })];
  if (min !== undefined) return [say('limits.atLeast', { min: write(min) })];
  return max === undefined ? [] : [say('limits.atMost', { max: write(max) })];
}

function sayLength({ say }: Describer, { kind, facts }: Field): string[] {
  const { minLength: min = 0, maxLength: max, advisedLength: advised } = facts;
  const better =
    advised === undefined ? [] : [say('limits.advisedLength', { smart_count: advised })];
  if (LENGTHLESS.has(kind) || facts.values) return better;
  if (min > 1 && max !== undefined)
    return [say('limits.lengthBetween', { min, smart_count: max }), ...better];
  if (min > 1) return [say('limits.minLength', { smart_count: min }), ...better];
  return max === undefined ? better : [say('limits.maxLength', { smart_count: max }), ...better];
}

const UNITS: Readonly<Record<string, string>> = { y: 'year', m: 'month', d: 'day' };

/**
 * Describes a date limit: `-18y` is `at least 18 years ago` as the latest day and `at most` as the earliest. A
 * fixed day is formatted.
 */
function sayDay({ say, locale }: Describer, distance: string | undefined, isLatest: boolean) {
  if (distance !== undefined && isDay(distance))
    return [say(`limits.${isLatest ? 'until' : 'from'}`, { day: formatDate(distance, locale) })];
  const [, sign, count, unit = 'd'] = /^([+-])(\d+)([ymd])$/.exec(distance ?? '') ?? [];
  if (count === undefined) return [];
  if (Number(count) === 0) return [say(isLatest ? 'limits.notFuture' : 'limits.notPast')];
  const style = { style: 'unit', unit: UNITS[unit] ?? 'day', unitDisplay: 'long' } as const;
  const time = new Intl.NumberFormat(intlLocale(locale), style).format(Number(count));
  const isAgo = sign === '-';
  const bound = isAgo === isLatest ? 'atLeast' : 'atMost';
  return [say(`limits.${bound}${isAgo ? 'Ago' : 'Ahead'}`, { time })];
}

function sayFile({ say }: Describer, { kind, facts }: Field): string[] {
  if (kind !== 'image' && kind !== 'file') return [];
  const { accept, maxBytes, minWidth, maxWidth } = fileLimits(facts);
  return [
    ...(accept.length > 0 ? [say('limits.fileTypes', { types: typeNames(accept) })] : []),
    say('limits.fileSize', { size: sizeText(maxBytes) }),
    ...(kind === 'image' && minWidth ? [say('limits.minWidth', { width: minWidth })] : []),
    ...(kind === 'image' && maxWidth ? [say('limits.maxWidth', { width: maxWidth })] : []),
  ];
}

/** Describes the allowed number of items in a field with several values. */
export function describeItemLimits({ say }: Describer, facts: Facts): string[] {
  if (!facts.many) return [];
  const { minItems: min = 0, maxItems: max, maxTotalBytes: inAll } = facts;
  return [
    ...(min > 0 ? [say('limits.minItems', { smart_count: min })] : []),
    ...(max === undefined ? [] : [say('limits.maxItems', { smart_count: max })]),
    ...(inAll === undefined ? [] : [say('limits.filesTotal', { size: sizeText(inAll) })]),
    ...(facts.uniqueItems ? [say('limits.uniqueItems')] : []),
  ];
}

function sayMergeFields({ say, word, and }: Describer, { resource, facts }: Field): string[] {
  const names = facts.mergeFields ?? [];
  if (names.length === 0) return [];
  const fields = and(names.map((name) => word(`resources.${resource}.mergeFields.${name}`)));
  return [say('limits.mergeFields', { fields })];
}

function sayOnlyAnswer({ say, word }: Describer, { facts: { mustBe } }: Field): string[] {
  return mustBe === undefined
    ? []
    : [say('limits.mustBe', { value: word(`ra.boolean.${mustBe}`) })];
}

/** Describes the limits of a field's value, one sentence each. */
export function describeLimits(describer: Describer, field: Field): string[] {
  return [
    ...sayRange(describer, field),
    ...sayLength(describer, field),
    ...sayDay(describer, field.facts.notAfter, true),
    ...sayDay(describer, field.facts.notBefore, false),
    ...sayFile(describer, field),
    ...sayMergeFields(describer, field),
    ...sayOnlyAnswer(describer, field),
  ];
}
