import { addDays, dayIn, hourOf, isSunday } from './day.ts';
import { zone } from './zone.ts';

const OPENS = 8;
const CLOSES = 19;
const MINUTE_MS = 60_000;

/**
 * Working time between two instants, in ms: Monday to Saturday, 08:00 to 19:00 in Istanbul.
 * Public holidays count as the weekday they fall on: couples write on them too, and nobody is
 * asked to keep a list of them. Nothing when `until` is not after `from`.
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

/** Working time between two instants in whole minutes. */
export function workingMinutes(from: Date, until: Date): number {
  return Math.floor(workingMs(from, until) / MINUTE_MS);
}
