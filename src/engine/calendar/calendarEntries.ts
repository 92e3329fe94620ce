import type { AnyRecord, RuntimeCalendar } from '../definition/runtimeDefinition.ts';
import { getText } from '../definition/field.ts';
import { instantOf, wallTimeOf } from '../kinds/dateTime/wallTime.ts';
import { addDays, daysBetween, later } from './calendarDays.ts';

/** A record with its position in the calendar. */
export interface Entry {
  record: AnyRecord;
  first: string;
  last: string;
  /** Start in minutes since midnight of the first day; undefined for an all-day entry. */
  from: number | undefined;
  /** End in minutes since midnight of the first day; above 1440 on the next day. */
  until: number | undefined;
}

/** Minutes after midnight that still belong to the previous night. */
const NIGHT_ENDS = 6 * 60;
const MINUTES_PER_DAY = 1440;
/** Default duration of an entry without an end, in minutes. */
const DEFAULT_MINUTES = 60;

/** Returns the minutes from midnight of a day to a wall time (`YYYY-MM-DDTHH:mm`). */
function minutesFrom(day: string, wall: string): number {
  const [hours = 0, minutes = 0] = wall.slice(11).split(':').map(Number);
  return daysBetween(day, wall.slice(0, 10)) * MINUTES_PER_DAY + hours * 60 + minutes;
}

const textAt = (record: object, path: string | undefined) =>
  path === undefined ? '' : getText(record, path);

/** Returns the calendar entry of a record; undefined if it has no day. */
export function entryOf(config: RuntimeCalendar, record: AnyRecord): Entry | undefined {
  const first = textAt(record, config.day);
  if (first === '') return undefined;
  const last = later(first, textAt(record, config.lastDay) || first);
  const start = wallTimeOf(textAt(record, config.startsAt));
  if (start === '') return { record, first, last, from: undefined, until: undefined };
  const from = minutesFrom(first, start);
  const end = wallTimeOf(textAt(record, config.endsAt));
  const until = end === '' ? from + DEFAULT_MINUTES : Math.max(minutesFrom(first, end), from);
  const nights = Math.max(0, Math.floor((until - NIGHT_ENDS - 1) / MINUTES_PER_DAY));
  return { record, first, last: later(last, addDays(first, nights)), from, until };
}

const byTime = (a: Entry, b: Entry) =>
  (a.from ?? -1) - (b.from ?? -1) || a.first.localeCompare(b.first) || a.record.id - b.record.id;

/** Returns the entries of each day, all-day entries first. */
export function entriesByDay(entries: readonly Entry[], days: readonly string[]) {
  return new Map(
    days.map((day) => [
      day,
      entries.filter(({ first, last }) => first <= day && day <= last).toSorted(byTime),
    ]),
  );
}

const moment = (record: object, path: string | undefined, days: number, minutes: number) => {
  const wall = wallTimeOf(textAt(record, path));
  if (path === undefined || wall === '') return {};
  const shifted = minutesFrom(wall.slice(0, 10), wall) + minutes;
  const day = addDays(wall.slice(0, 10), days + Math.floor(shifted / MINUTES_PER_DAY));
  const rest = ((shifted % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return { [path]: instantOf(`${day}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`) };
};

/** Returns the start and the end of a record moved by days and minutes. */
export const movedTimes = (
  { startsAt, endsAt }: RuntimeCalendar,
  record: object,
  days: number,
  minutes = 0,
): Record<string, unknown> => ({
  ...moment(record, startsAt, days, minutes),
  ...moment(record, endsAt, days, minutes),
});

/**
 * Returns the changed values of a record moved by days and minutes; the wall time remains the same across clock
 * changes.
 */
export function movedValues(
  config: RuntimeCalendar,
  record: AnyRecord,
  days: number,
  minutes = 0,
): Record<string, unknown> {
  const { day, lastDay } = config;
  const last = textAt(record, lastDay);
  return {
    [day]: addDays(textAt(record, day), days),
    ...(lastDay !== undefined && last !== '' && { [lastDay]: addDays(last, days) }),
    ...movedTimes(config, record, days, minutes),
  };
}

/** Lane of an entry among overlapping entries, and the number of lanes. */
export interface Lane {
  entry: Entry;
  lane: number;
  lanes: number;
}

/** Assigns overlapping entries of a day to lanes side by side. */
export function lanesOf(entries: readonly Entry[]): Lane[] {
  const placed: Lane[] = [];
  let group: Lane[] = [];
  let groupEnd = -Infinity;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    for (const one of group) placed.push({ ...one, lanes });
    group = [];
  };
  for (const entry of entries.toSorted(byTime)) {
    const from = entry.from ?? 0;
    if (from >= groupEnd) close();
    const busy = new Set(
      group.filter((one) => (one.entry.until ?? 0) > from).map(({ lane }) => lane),
    );
    let lane = 0;
    while (busy.has(lane)) lane += 1;
    group.push({ entry, lane, lanes: 1 });
    groupEnd = Math.max(groupEnd, entry.until ?? 0);
  }
  close();
  return placed;
}
