import { RESPONSE_HOURS } from '../../../db/countDays.ts';
import { addDays, addMonths, dayIn, HOUR_MS, startOfDay, type Day } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';

const MONTHS = 6;
const RATED_DAYS = 30;

/** Response deadline of a lead in milliseconds, including nights and weekends. */
export const RESPONSE_MS = RESPONSE_HOURS * HOUR_MS;

/** Remaining milliseconds when an unanswered lead is near its deadline. */
export const DEADLINE_WARNING_MS = 4 * HOUR_MS;

const startOf = (day: Day): string => startOfDay(zone, day).toISOString();

/** Returns the current day in the product's time zone. */
export const today = (now: Date): Day => dayIn(zone, now);

/** Returns the start of the window of lists: midnight in the product's time zone, six calendar months ago. */
export function windowStart(now: Date): string {
  return startOf(addMonths(today(now), -MONTHS));
}

/** Returns the first instant of an instant's calendar month. */
export function monthStart(now: Date): string {
  return startOf(`${today(now).slice(0, 7)}-01`);
}

/** Returns the first instant of a day. */
export const dayStart = (day: Day): string => startOf(day);

/** Returns the first instant of the following day. */
export const nextDayStart = (day: Day): string => startOf(addDays(day, 1));

export interface Period {
  /** Inclusive start. */
  from: string;
  /** Exclusive end. */
  until: string | undefined;
}

interface Days {
  createdAtStart?: Day | undefined;
  createdAtEnd?: Day | undefined;
}

/** Converts an inclusive range of days to instants; defaults to the last six months. */
export function periodOf({ createdAtStart, createdAtEnd }: Days, now: Date): Period {
  return {
    from: createdAtStart === undefined ? windowStart(now) : startOf(createdAtStart),
    until: createdAtEnd === undefined ? undefined : startOf(addDays(createdAtEnd, 1)),
  };
}

/** Returns the period of a list: at most the last six months. Only a search by name is unlimited. */
export function listWindow(
  requested: Days & { coupleName?: string | undefined },
  now: Date,
): { from: string | undefined; until: string | undefined } {
  const { from, until } = periodOf(requested, now);
  if (requested.coupleName === undefined) {
    const first = windowStart(now);
    return { from: from > first ? from : first, until };
  }
  return { from: requested.createdAtStart === undefined ? undefined : from, until };
}

/** Earlier than any lead. */
const FIRST_DAY = '2000-01-01';

/** Returns the period of statistics: any requested days, otherwise the period of the list. */
export function statsPeriod(
  requested: Days & { coupleName?: string | undefined },
  now: Date,
): Period {
  const isSearch = requested.coupleName !== undefined && requested.createdAtStart === undefined;
  return periodOf(isSearch ? { ...requested, createdAtStart: FIRST_DAY } : requested, now);
}

/** Returns the start of the response rate's period: thirty days ago, or the start of the requested days. */
export function rateStart(requested: Days, now: Date): string {
  return requested.createdAtStart === undefined && requested.createdAtEnd === undefined
    ? startOf(addDays(today(now), -RATED_DAYS))
    : periodOf(requested, now).from;
}
