import { get } from '#contract/get.ts';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../../ui/format.ts';
import type { MergeValues } from './fillIn.ts';

/** Source of a merge field's value: a path of the record with its format, or the signed-in user's name. */
export type MergeSource<Path extends string = string> =
  | { readonly path: Path; readonly as: 'text' | 'date' | 'dateTime' | 'number' | 'money' }
  | 'user';

/** Sources by merge field name. */
export type MergeSources = Readonly<Record<string, MergeSource>>;

function written(value: unknown, as: Exclude<MergeSource, 'user'>['as'], locale: string) {
  if (typeof value === 'number')
    return as === 'money' ? formatMoney(value, locale) : formatNumber(value, locale);
  if (typeof value !== 'string' || value === '') return null;
  if (as === 'date') return formatDate(value, locale, 'long');
  return as === 'dateTime' ? formatDateTime(value, locale) : value;
}

/** Returns the merge values of a record, with days and numbers formatted for the locale. */
export const mergeValues = (
  record: object,
  sources: MergeSources,
  user: string | undefined,
  locale: string,
): MergeValues =>
  Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      source === 'user' ? (user ?? null) : written(get(record, source.path), source.as, locale),
    ]),
  );
