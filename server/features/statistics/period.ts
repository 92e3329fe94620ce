import type { Schemas } from '#contract/types.ts';
import { ApiError } from '../../http/apiError.ts';
import { addDays, addMonths, DAY_MS, dayIn, type Day } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';

/** Period in days, both inclusive. */
export type Period = Schemas['StatPeriod'];

interface RequestedPeriod {
  from?: Day | undefined;
  to?: Day | undefined;
}

const DEFAULT_DAYS = 30;

/** Maximum number of days per report. */
export const MAX_DAYS = 1_100;

/** Returns the number of days of a period. */
export const daysIn = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Returns every day of a period in order, or the first of every `step` days. */
export function everyDay(period: Period, step = 1): Day[] {
  const first = Date.parse(period.from);
  return Array.from({ length: Math.ceil(daysIn(period) / step) }, (_, index) =>
    new Date(first + index * step * DAY_MS).toISOString().slice(0, 10),
  );
}

function assertOrdered(period: Period, most: number): Period {
  const { from, to } = period;
  const limit = to < from ? { code: 'not_before', limit: from } : undefined;
  const beyond =
    daysIn(period) > most ? { code: 'not_after', limit: addDays(from, most - 1) } : undefined;
  const fault = limit ?? beyond;
  if (fault)
    throw new ApiError('validation', {
      faults: [{ path: 'to', code: fault.code, params: { limit: fault.limit } }],
    });
  return period;
}

/**
 * Returns the requested days; by default the last thirty.
 * @throws ApiError 422 if they end before they begin, or exceed `most`
 */
export function periodOf({ from, to }: RequestedPeriod, now: Date, most = MAX_DAYS): Period {
  const last = to ?? dayIn(zone, now);
  return assertOrdered({ from: from ?? addDays(last, 1 - DEFAULT_DAYS), to: last }, most);
}

/** Returns the requested days of weddings; the twelve months from today by default. */
export function weddingPeriodOf({ from, to }: RequestedPeriod, now: Date): Period {
  const first = from ?? (to === undefined ? dayIn(zone, now) : addMonths(to, -12));
  return assertOrdered({ from: first, to: to ?? addDays(addMonths(first, 12), -1) }, MAX_DAYS);
}

/** Returns the comparison period: as many days before, or those of the previous year. */
export function periodBefore(period: Period, compare: Schemas['StatCompare']): Period | null {
  const { from, to } = period;
  if (compare === 'none') return null;
  if (compare === 'year') return { from: addMonths(from, -12), to: addMonths(to, -12) };
  return { from: addDays(from, -daysIn(period)), to: addDays(from, -1) };
}

/** Returns the first day of each step of a period; the first and the last calendar month may be cut. */
export function firstDays(period: Period, step: Schemas['StatStep']): Day[] {
  if (step !== 'month') return everyDay(period, step === 'week' ? 7 : 1);
  return everyMonth(period).map((month, index) => (index === 0 ? period.from : `${month}-01`));
}

/**
 * Returns the first day of each step of the comparison period: one per step of the period, and as long. Calendar
 * months of both would differ in number and length, so that a chart of both would compare three weeks with five days.
 */
export function firstDaysBefore(period: Period, before: Period, step: Schemas['StatStep']): Day[] {
  const isYear = before.from === addMonths(period.from, -12);
  const first = Date.parse(period.from);
  return firstDays(period, step).map((day) =>
    isYear
      ? addMonths(day, -12)
      : addDays(before.from, Math.round((Date.parse(day) - first) / DAY_MS)),
  );
}

/** Returns every month that a period overlaps, as `2027-06`. */
export function everyMonth({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1))
    months.push(day.slice(0, 7));
  return months;
}
