import type { Schemas } from '#contract/types.ts';

/** Selectable ranges of past days; the names are used in the address. */
export const presets = ['7', '30', '90', 'month', 'lastMonth', 'season', 'own'] as const;
/** Selectable ranges of wedding days, which are in the future. */
export const weddingPresets = ['next12', 'next3', 'thisYear', 'nextYear', 'last12', 'own'] as const;
export type Preset = (typeof presets)[number] | (typeof weddingPresets)[number];

/** ISO days such as `2026-11-21`, both inclusive. */
export interface Range {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Returns the ISO day that is `days` days later. */
export const addDays = (day: string, days: number): string =>
  dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** Returns the first and last day of a month, `back` months before that of `day`. */
function monthOf(day: string, back: number): Range {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return {
    from: dayOf(Date.UTC(year, month - 1 - back, 1)),
    to: dayOf(Date.UTC(year, month - back, 0)),
  };
}

const earlier = (one: string, other: string) => (one < other ? one : other);

/** Returns the latest wedding season that has begun, May to September, up to today at most. */
function seasonOf(today: string): Range {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '05' ? 1 : 0);
  return { from: `${year}-05-01`, to: earlier(`${year}-09-30`, today) };
}

/** Returns the same day of the month some months later, or the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

const yearOf = (today: string, later: number): Range => {
  const year = Number(today.slice(0, 4)) + later;
  return { from: `${year}-01-01`, to: `${year}-12-31` };
};

/** Maximum number of days of a report, as in the contract. */
export const MAX_DAYS = 1_100;

const daysFrom = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Returns the number of days of a range. */
export const daysOf = ({ from, to }: Range): number => daysFrom(from, to) + 1;

/**
 * Returns a range with another first or last day. Moves the other end if the two would cross or the range would be
 * too long.
 */
export function movedEnd(range: Range, end: 'from' | 'to', day: string, maxDays = MAX_DAYS): Range {
  const span = maxDays - 1;
  if (end === 'to') {
    const from = day < range.from ? day : range.from;
    return { from: daysFrom(from, day) > span ? addDays(day, -span) : from, to: day };
  }
  const to = day > range.to ? day : range.to;
  return { from: day, to: daysFrom(day, to) > span ? addDays(day, span) : to };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Returns the range of the address: missing or invalid days default to the thirty days up to today. */
function ownRange({ from, to }: Partial<Range>, today: string, maxDays: number): Range {
  const last = to !== undefined && isDay(to) ? to : today;
  const first = from !== undefined && isDay(from) ? from : addDays(last, -29);
  return movedEnd({ from: first, to: last }, 'to', last, maxDays);
}

/** Returns the days of a preset; `own` is the range of the address, corrected if it is invalid. */
export function rangeOf(
  preset: Preset,
  today: string,
  own: Partial<Range>,
  maxDays = MAX_DAYS,
): Range {
  if (preset === 'month') return { from: monthOf(today, 0).from, to: today };
  if (preset === 'lastMonth') return monthOf(today, 1);
  if (preset === 'season') return seasonOf(today);
  if (preset === 'next12') return { from: today, to: addDays(addMonths(today, 12), -1) };
  if (preset === 'next3') return { from: today, to: addDays(addMonths(today, 3), -1) };
  if (preset === 'last12') return { from: addDays(addMonths(today, -12), 1), to: today };
  if (preset === 'thisYear') return yearOf(today, 0);
  if (preset === 'nextYear') return yearOf(today, 1);
  if (preset === 'own') return ownRange(own, today, maxDays);
  return { from: addDays(today, 1 - Number(preset)), to: today };
}

/**
 * Returns a page's address with explicit days, since a preset such as the last thirty days changes its meaning
 * every day.
 */
export function fixedAddress(address: string, { from, to }: Range): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ range: 'own', from, to }))
    url.searchParams.set(name, value);
  return url.href;
}

/** Returns the step of the chart's bars for a number of days. */
export function stepOf(days: number): Schemas['StatStep'] {
  if (days <= 31) return 'day';
  return days <= 200 ? 'week' : 'month';
}

/** Returns the change between two figures in percent; null if the earlier one is 0. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) * 1_000) / before) / 10;
