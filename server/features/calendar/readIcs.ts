import ical, { type VEvent } from 'node-ical';
import { addDays, DAY_MS, dayIn, hourOf, type Day } from '../../time/day.ts';
import { readableLines, withoutPrefix } from './icsLines.ts';

/** Event of a calendar file on one day. */
export interface ReadEvent {
  /** Uid of the event, with the date for one of several. */
  uid: string;
  title: string;
  day: Day;
  startsAt: string | null;
  endsAt: string | null;
}

/** Reason why a file is rejected. */
export type Unreadable = 'calendar_file' | 'calendar_many';

/** Maximum number of events per file. */
export const MAX_EVENTS = 500;
const YEAR_MS = 366 * DAY_MS;
const MAX_TITLE_LENGTH = 80;
const MAX_UID_LENGTH = 280;
const MINUTE_MS = 60_000;

/** Frequencies above daily, which no venue's event has and which expand without end. */
const UNSUPPORTED_FREQUENCY = /^(?:SECONDLY|MINUTELY|HOURLY)$/;

interface Reading {
  zone: string;
  now: Date;
}

const two = (part: number) => String(part).padStart(2, '0');

/** Returns the local day of the parser's date; days and times without a zone are parsed as local time. */
const localDay = (at: Date): Day =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Converts the local clock of a time without a zone to the deployment's zone. */
const inZone = (at: Date, zone: string): Date =>
  new Date(hourOf(zone, localDay(at), at.getHours()).getTime() + at.getMinutes() * MINUTE_MS);

function isKnownZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const inner: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'val') : '';
  return typeof inner === 'string' ? inner : '';
};

/** Returns the title without control characters and lone surrogates, which the database rejects. */
const titleOf = ({ summary }: { summary: unknown }): string => {
  const letters = textOf(summary)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return letters.slice(0, MAX_TITLE_LENGTH).replace(/[\uD800-\uDBFF]$/, '') || '–';
};

/** One occurrence of an event. */
interface Occurrence {
  title: string;
  start: Date;
  end: Date | undefined;
  isAllDay: boolean;
}

function isTooOften({ rrule }: VEvent): boolean {
  const { freq, count } = rrule?.options ?? {};
  return UNSUPPORTED_FREQUENCY.test(String(freq)) || Number(count ?? 0) > MAX_EVENTS;
}

function occurrencesOf(event: VEvent, { now }: Reading): Occurrence[] {
  if (!event.rrule) {
    const isAllDay = event.datetype === 'date';
    return [{ title: titleOf(event), start: event.start, end: event.end, isAllDay }];
  }
  const window = {
    from: new Date(now.getTime() - YEAR_MS / 12),
    to: new Date(Math.max(now.getTime(), event.start.getTime()) + 2 * YEAR_MS),
  };
  const found = ical.expandRecurringEvent(event, window);
  // The parser searches a rule without dates for a thousand years, which takes a second per event.
  if (found.length === 0 && !event.rrule.after(new Date(event.start.getTime() - DAY_MS), true))
    throw new Error(`expected a rule of ${event.uid} that some day follows`);
  return found
    .filter(({ event: { status } }) => status !== 'CANCELLED')
    .map(({ event: own, start, end, isFullDay }) => ({
      title: titleOf(own),
      start,
      end,
      isAllDay: isFullDay,
    }));
}

/** Returns the days from the start to the day before the end, which is exclusive for whole-day events. */
function daysOf({ start, end }: Occurrence): Day[] {
  const first = localDay(start);
  return daysFrom(first, end && localDay(end) > first ? addDays(localDay(end), -1) : first);
}

function daysFrom(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last && days.length <= MAX_EVENTS; day = addDays(day, 1))
    days.push(day);
  return days;
}

function entriesOf(event: VEvent, reading: Reading): ReadEvent[] {
  const { zone } = reading;
  const uid = withoutPrefix(event.uid).slice(0, MAX_UID_LENGTH);
  const { tz } = event.start;
  const isFloating = tz === undefined && event.datetype !== 'date';
  // The parser reads the clock of an unknown zone as that of the process.
  if (tz !== undefined && !isKnownZone(tz)) throw new Error(`expected a known zone, not ${tz}`);
  return occurrencesOf(event, reading).flatMap((one): ReadEvent[] => {
    const named = (day: Day, isOne: boolean) => (isOne && !event.rrule ? uid : `${uid} ${day}`);
    const wholeDays = (days: Day[]) =>
      days.map((day) => ({
        uid: named(day, days.length === 1),
        title: one.title,
        day,
        startsAt: null,
        endsAt: null,
      }));
    if (one.isAllDay) return wholeDays(daysOf(one));
    const at = (moment: Date) => (isFloating ? inZone(moment, zone) : new Date(moment));
    const start = at(one.start);
    const end = one.end && one.end > one.start ? at(one.end) : undefined;
    const day = dayIn(zone, start);
    // An event past midnight belongs to its first day; a longer one occupies all of its days.
    if (end && end.getTime() - start.getTime() > DAY_MS)
      return wholeDays(daysFrom(day, dayIn(zone, end)));
    return [
      {
        uid: named(day, true),
        title: one.title,
        day,
        startsAt: start.toISOString(),
        endsAt: end?.toISOString() ?? null,
      },
    ];
  });
}

const isEvent = (value: unknown): value is VEvent =>
  typeof value === 'object' &&
  value !== null &&
  Reflect.get(value, 'type') === 'VEVENT' &&
  Reflect.get(value, 'start') instanceof Date;

/**
 * Parses a calendar file: whole days, times in their own zones, recurring events expanded, cancelled ones left
 * out.
 * @returns the events, or the reason why the file is rejected
 */
export function readIcs(text: string, reading: Reading): ReadEvent[] | Unreadable {
  if (!/^\uFEFF?BEGIN:VCALENDAR\r?\n/.test(text)) return 'calendar_file';
  if ((text.match(/^BEGIN:VEVENT/gm)?.length ?? 0) > MAX_EVENTS) return 'calendar_many';
  const lines = readableLines(text);
  if (!lines) return 'calendar_file';
  try {
    const events = Object.values(ical.sync.parseICS(lines.join('\r\n'))).filter(isEvent);
    if (events.some(isTooOften)) return 'calendar_many';
    const entries: ReadEvent[] = [];
    for (const event of events) {
      if (event.status === 'CANCELLED') continue;
      entries.push(...entriesOf(event, reading));
      if (entries.length > MAX_EVENTS) return 'calendar_many';
    }
    const byUid = new Map(entries.map((entry) => [entry.uid, entry]));
    return [...byUid.values()].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  } catch {
    return 'calendar_file';
  }
}
