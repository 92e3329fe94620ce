/** Spans of days that a calendar shows. */
export const SPANS = ['month', 'week', 'agenda'] as const;
export type Span = (typeof SPANS)[number];

/** First day of a week, numbered as by `Date.getDay`: 0 is Sunday. */
export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface DayRange {
  first: string;
  last: string;
}

const MS_PER_DAY = 86_400_000;

/** Returns noon in UTC of a day (YYYY-MM-DD); clock changes cannot move it to another day. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

const written = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string =>
  written(new Date(noonOf(day).getTime() + count * MS_PER_DAY));

/** Returns the number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / MS_PER_DAY);

/** Returns the same day of another month, or its last day if that month is shorter. */
export function addMonths(day: string, count: number): string {
  const date = noonOf(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const end = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0, 12));
  date.setUTCDate(Math.min(dayOfMonth, end.getUTCDate()));
  return written(date);
}

export const monthOf = (day: string): string => day.slice(0, 7);

export function startOfWeek(day: string, weekStart: WeekStart): string {
  return addDays(day, -((noonOf(day).getUTCDay() - weekStart + 7) % 7));
}

const endOfMonth = (day: string): string => addDays(addMonths(`${monthOf(day)}-01`, 1), -1);

/** Returns the range of a span around a day: the whole weeks of its month, its week, or its month. */
export function rangeOf(span: Span, day: string, weekStart: WeekStart): DayRange {
  if (span === 'week') {
    const first = startOfWeek(day, weekStart);
    return { first, last: addDays(first, 6) };
  }
  const [first, last] = [`${monthOf(day)}-01`, endOfMonth(day)];
  if (span === 'agenda') return { first, last };
  return { first: startOfWeek(first, weekStart), last: addDays(startOfWeek(last, weekStart), 6) };
}

export function daysOf({ first, last }: DayRange): string[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

/** Returns the corresponding day in the next or previous span. */
export const stepFrom = (span: Span, day: string, step: 1 | -1): string =>
  span === 'week' ? addDays(day, 7 * step) : addMonths(day, step);

/** Returns the later of two days. */
export const later = (a: string, b: string): string => (a > b ? a : b);
/** Returns the earlier of two days. */
export const earlier = (a: string, b: string): string => (a < b ? a : b);
