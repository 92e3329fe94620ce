import { addDays, addMonths, dayIn, startOfDay, type Day } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { Random } from '../random.ts';
import { page } from './pages.ts';

export interface Arrival {
  provider: number;
  at: Date;
}

/** Number of leads per provider in the six months that lists cover. */
export const PER_PAGE: readonly [provider: number, count: number][] = [
  [page.cinaralti, 720],
  [page.isik, 300],
  [page.inci, 150],
  [page.zeynep, 30],
];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Relative frequency of leads by weekday, Sunday first: highest after the weekend. */
const WEEKDAYS = [1.35, 1.3, 1.3, 0.95, 0.85, 0.75, 0.8];
const HOURS = [
  0.6, 0.25, 0.1, 0.05, 0.05, 0.1, 0.2, 0.4, 0.8, 1, 1.1, 1.1, 1.2, 1.2, 1.1, 1, 1, 1.1, 1.3, 1.8,
  3.2, 3.4, 3, 1.6,
];

function pickIndex(random: Random, weights: readonly number[]): number {
  const weighted = Object.fromEntries(weights.map((weight, index) => [index, weight]));
  return Number(random.weighted<string>(weighted));
}

/** Returns the days of the six months after the first (which has one fixed lead only), with their weights. */
function daysOf(now: Date): { days: Day[]; weights: number[] } {
  const today = dayIn(zone, now);
  const first = addMonths(today, -6);
  const days: Day[] = [];
  const weights: number[] = [];
  for (let day = addDays(first, 1); day <= today; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    days.push(day);
    weights.push(WEEKDAYS[weekday] ?? 1);
  }
  return { days, weights };
}

/** Returns a random instant of a day, at least seven minutes before `now` unless the day has just begun. */
function instantOn(random: Random, day: Day, now: Date): Date {
  const start = startOfDay(zone, day).getTime();
  const at =
    start +
    pickIndex(random, HOURS) * HOUR +
    random.int(0, 59) * MINUTE +
    random.int(0, 59) * 1_000;
  // Just after midnight, the start of the day is later than that.
  const latest = Math.max(start, now.getTime() - 7 * MINUTE);
  return new Date(at <= latest ? at : start + Math.floor((latest - start) * random.next()));
}

/** Returns the arrival times that tests and the demo's response times depend on; all of the venue. */
export function fixedArrivals(
  now: Date,
): Record<'red' | 'missed' | 'boundary' | 'gone' | 'goneToo', Date> {
  const first = addMonths(dayIn(zone, now), -6);
  const at = (day: Day, hours: number) => new Date(startOfDay(zone, day).getTime() + hours * HOUR);
  return {
    /** Leaves twenty minutes of the 24 hours. */
    red: new Date(now.getTime() - 23 * HOUR - 40 * MINUTE),
    /** Overdue by an hour. */
    missed: new Date(now.getTime() - 25 * HOUR),
    /** On the first day that lists cover. */
    boundary: at(first, 10.25),
    /** One day earlier, so that no list covers it. */
    gone: at(addDays(first, -1), 21.5),
    goneToo: at(addDays(first, -1), 12),
  };
}

/** Returns the arrivals of the leads of the window, oldest first. */
export function arrivals(random: Random, now: Date): Arrival[] {
  const { days, weights } = daysOf(now);
  const { red, missed, boundary } = fixedArrivals(now);
  const fixed = [red, missed, boundary].map((at) => ({ provider: page.cinaralti, at }));
  const drawn = PER_PAGE.flatMap(([provider, count]) =>
    Array.from({ length: provider === page.cinaralti ? count - fixed.length : count }, () => {
      const day = days[pickIndex(random, weights)] ?? dayIn(zone, now);
      return { provider, at: instantOn(random, day, now) };
    }),
  );
  return [...fixed, ...drawn].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
