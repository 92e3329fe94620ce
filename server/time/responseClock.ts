import { addDays, dayIn, hourOf, isSunday } from './day.ts';
import { zone } from './zone.ts';

const OPENS = 8;
const CLOSES = 19;
const MINUTE_MS = 60_000;

/**
 * Returns the working time between two instants, in ms: Monday to Saturday, 08:00 to 19:00 in the deployment's
 * zone. Public holidays count as the weekday they fall on, because couples write on them too and no list must be
 * maintained. Zero if `until` is not after `from`.
 */
export function workingMs(from: Date, until: Date): number {
  let sum = 0;
  const last = dayIn(zone, until);
  for (let day = dayIn(zone, from); day <= last; day = addDays(day, 1)) {
    if (isSunday(day)) continue;
    const start = Math.max(from.getTime(), hourOf(zone, day, OPENS).getTime());
    const end = Math.min(until.getTime(), hourOf(zone, day, CLOSES).getTime());
    sum += Math.max(0, end - start);
  }
  return sum;
}

/** Returns the working time between two instants in whole minutes. */
export function workingMinutes(from: Date, until: Date): number {
  return Math.floor(workingMs(from, until) / MINUTE_MS);
}
