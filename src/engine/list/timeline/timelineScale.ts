import {
  addDays,
  addMonths,
  daysBetween,
  earlier,
  later,
  monthOf,
} from '../../calendar/calendarDays.ts';

/** Range of days, inclusive. */
export interface Run {
  from: string;
  until: string;
}

/** Maximum number of months; ranges that begin earlier are cut off at the edge. */
const MAX_MONTHS = 18;

/** A month on the axis, with its position in percent. */
export interface MonthMark {
  month: string;
  at: number;
}

/** Time axis of whole months that contains the ranges and today. */
export interface Scale {
  months: readonly MonthMark[];
  /** Position of today in percent. */
  today: number;
  /** Returns the position and length of a range in percent; undefined if it ends before the axis. */
  placeOf: (run: Run) => { start: number; length: number } | undefined;
}

/** Returns the time axis for ranges and today. */
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
