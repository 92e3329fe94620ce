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

/** The day it is for the product. */
export const today = (now: Date): Day => dayIn(zone, now);

/** The first instant that lists show: six calendar months ago, from midnight in Istanbul. */
export function windowStart(now: Date): string {
  return startOf(addMonths(today(now), -MONTHS));
}

/** The first instant of the calendar month that an instant lies in. */
export function monthStart(now: Date): string {
  return startOf(`${today(now).slice(0, 7)}-01`);
}

/** The first instant of a day. */
export const dayStart = (day: Day): string => startOf(day);

/** The instant at which a day is over. */
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

/** The instants of a range of days, both inclusive; by default the six months up to now. */
export function periodOf({ createdAtStart, createdAtEnd }: Days, now: Date): Period {
  return {
    from: createdAtStart === undefined ? windowStart(now) : startOf(createdAtStart),
    until: createdAtEnd === undefined ? undefined : startOf(addDays(createdAtEnd, 1)),
  };
}

/**
 * The instants that a list shows: the last six months at most, of any days that are asked for; only a search by
 * name reaches further back.
 */
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
