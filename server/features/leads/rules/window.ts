import { RESPONSE_HOURS } from '../../../db/countDays.ts';
import { addDays, addMonths, dayIn, startOfDay, type Day } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';

const MONTHS = 6;
const RATED_DAYS = 30;
const HOUR_MS = 3_600_000;

/** A lead wants an answer within this time, by the clock on the wall. */
export const RESPONSE_MS = RESPONSE_HOURS * HOUR_MS;

/** Unanswered leads with less time than this left are near their end. */
export const NEAR_MS = 4 * HOUR_MS;

const startOf = (day: Day): string => startOfDay(zone, day).toISOString();

/** Returns the current day in the product's time zone. */
export const today = (now: Date): Day => dayIn(zone, now);

/** Returns the first instant that lists show: midnight in Istanbul, six calendar months ago. */
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
  /** Inclusive. */
  from: string;
  /** Exclusive. */
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

/** Returns the instants that a list shows: at most the last six months. Only a search by name has no such limit. */
export function listWindow(
  asked: Days & { coupleName?: string | undefined },
  now: Date,
): { from: string | undefined; until: string | undefined } {
  const { from, until } = periodOf(asked, now);
  if (asked.coupleName === undefined) {
    const first = windowStart(now);
    return { from: from > first ? from : first, until };
  }
  return { from: asked.createdAtStart === undefined ? undefined : from, until };
}

/** Before the first lead. */
const FIRST_DAY = '2000-01-01';

/** Instants of statistics: of any days that are asked for, otherwise those that the list shows. */
export function statsPeriod(asked: Days & { coupleName?: string | undefined }, now: Date): Period {
  const isSearch = asked.coupleName !== undefined && asked.createdAtStart === undefined;
  return periodOf(isSearch ? { ...asked, createdAtStart: FIRST_DAY } : asked, now);
}

/** Returns the start of the response rate's period: thirty days ago, or the start of the requested days. */
export function rateStart(asked: Days, now: Date): string {
  return asked.createdAtStart === undefined && asked.createdAtEnd === undefined
    ? startOf(addDays(today(now), -RATED_DAYS))
    : periodOf(asked, now).from;
}
