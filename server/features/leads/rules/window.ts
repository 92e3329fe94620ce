import { addDays, addMonths, dayIn, startOfDay, type Day } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';

const MONTHS = 6;
const HOUR_MS = 3_600_000;

/** An enquiry wants an answer within this time, by the clock on the wall. */
export const RESPONSE_MS = 24 * HOUR_MS;

/** Unanswered enquiries with less time than this left are near their end. */
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
