/** Calendar day such as `2026-11-20`, without a time or a zone. */
export type Day = string;

/** Milliseconds of a day between two midnights of UTC. */
export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

/** First supported instant; earlier days are clamped, so that results have a year of four digits in every zone. */
const FIRST_MS = Date.UTC(1000, 0, 2);
const LAST_MS = Date.UTC(9999, 11, 30);

const bounded = (ms: number, margin = 0) =>
  Math.min(Math.max(ms, FIRST_MS - margin), LAST_MS + margin);

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const cached = clocks.get(zone);
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Reads the wall clock of the zone at an instant as if it were UTC, in milliseconds. */
function readClock(zone: string, instantMs: number): number {
  const parts = new Map<string, number>();
  for (const { type, value } of clockOf(zone).formatToParts(bounded(instantMs, DAY_MS))) {
    parts.set(type, Number(value));
  }
  const part = (name: string) => parts.get(name) ?? 0;
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

/** Offsets from UTC by zone and quarter of an hour. */
const offsets = new Map<string, Map<number, number>>();
const QUARTER_MS = HOUR_MS / 4;
const MAX_QUARTERS = 20_000;
/** Instant after which all UTC offsets change at full quarters of an hour only. */
const QUARTERS_SINCE_MS = Date.UTC(1973, 0);

/** Returns the wall clock of readClock(), which takes ten microseconds, from cached offsets. */
function wallMs(zone: string, instantMs: number): number {
  if (instantMs < QUARTERS_SINCE_MS || instantMs > LAST_MS) return readClock(zone, instantMs);
  const cached = offsets.get(zone) ?? new Map<number, number>();
  if (cached.size > MAX_QUARTERS) cached.clear();
  offsets.set(zone, cached);
  const second = Math.floor(instantMs / 1000) * 1000;
  const quarter = Math.floor(instantMs / QUARTER_MS);
  const offset = cached.get(quarter) ?? readClock(zone, second) - second;
  cached.set(quarter, offset);
  return second + offset;
}

const dayOf = (utcMs: number): Day => new Date(bounded(utcMs)).toISOString().slice(0, 10);
const midnightUtc = (day: Day): number => bounded(Date.parse(`${day}T00:00:00Z`));

/** Returns the calendar day of a zone at an instant. */
export function dayIn(zone: string, instant: Date): Day {
  return dayOf(wallMs(zone, instant.getTime()));
}

/** Returns the instant of a full hour of a day in a zone; if the clock skips that hour, the instant of the skip. */
export function hourOf(zone: string, day: Day, hour: number): Date {
  const wall = midnightUtc(day) + hour * HOUR_MS;
  const offset = (at: number) => wallMs(zone, at) - Math.floor(at / 1000) * 1000;
  const guess = wall - offset(wall);
  const corrected = wall - offset(guess);
  // Neither offset yields the hour: the later instant is the end of the skipped hour.
  return new Date(wallMs(zone, corrected) === wall ? corrected : Math.max(guess, corrected));
}

/** Returns the first instant of a day in a zone. */
export function startOfDay(zone: string, day: Day): Date {
  return hourOf(zone, day, 0);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(midnightUtc(day) + days * DAY_MS);
}

/** Adds months to a day; the result is clamped to the last day of the month. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

export function isSunday(day: Day): boolean {
  return new Date(midnightUtc(day)).getUTCDay() === 0;
}
