import {
  addDays,
  addMonths,
  daysBetween,
  earlier,
  later,
  monthOf,
} from '../calendar/calendarDays.ts';

/** A run of days, both included. */
export interface Run {
  from: string;
  until: string;
}

/** Months that a strip shows at most; what begins before is cut off at its edge. */
const MAX_MONTHS = 18;

/** A month on the strip, with its place in percent. */
export interface MonthMark {
  month: string;
  at: number;
}

/** A strip of whole months that holds runs and today. */
export interface Scale {
  months: readonly MonthMark[];
  /** Place of today in percent. */
  today: number;
  /** Place and length of a run in percent; undefined where it lies before the strip. */
  placeOf: (run: Run) => { start: number; length: number } | undefined;
}

/** Lays out a strip for runs around today. */
export function timelineScale(runs: readonly Run[], today: string): Scale {
  const last = runs.map(({ until }) => until).reduce(later, today);
  const earliest = runs.map(({ from }) => from).reduce(earlier, today);
  const end = `${monthOf(addMonths(`${monthOf(last)}-01`, 1))}-01`;
  const first = later(`${monthOf(earliest)}-01`, addMonths(end, -MAX_MONTHS));
  const days = daysBetween(first, end);
  const at = (day: string) => (daysBetween(first, day) / days) * 100;
  const months: MonthMark[] = [];
  for (let day = first; day < end; day = addMonths(day, 1))
    months.push({ month: monthOf(day), at: at(day) });
  return {
    months,
    today: at(today) + 50 / days,
    placeOf: ({ from, until }) => {
      if (until < first) return undefined;
      const start = at(later(from, first));
      return { start, length: at(addDays(until, 1)) - start };
    },
  };
}
