import { addDays, type Day } from '../../time/day.ts';

/** Entry of the feed. */
export interface FeedEvent {
  id: number;
  title: string;
  day: Day;
  /** Instants; null for a whole-day entry. */
  startsAt: string | null;
  endsAt: string | null;
  hall: string | null;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Increases with each change. */
  sequence: number;
  /** Instant of the last change. */
  updatedAt: string;
}

const MAX_LINE_BYTES = 75;

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '');

/** Folds a line at 75 bytes without splitting a character (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > MAX_LINE_BYTES) {
      pieces.push(piece);
      piece = ' ';
      bytes = 1;
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}

const moment = (instant: string) =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const date = (day: Day) => day.replaceAll('-', '');

function timesOf({ day, startsAt, endsAt }: FeedEvent): string[] {
  if (startsAt === null)
    return [`DTSTART;VALUE=DATE:${date(day)}`, `DTEND;VALUE=DATE:${date(addDays(day, 1))}`];
  return [`DTSTART:${moment(startsAt)}`, ...(endsAt === null ? [] : [`DTEND:${moment(endsAt)}`])];
}

const linesOf = (event: FeedEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:calendar-event-${event.id}@davet-paneli`,
  `DTSTAMP:${moment(event.updatedAt)}`,
  `LAST-MODIFIED:${moment(event.updatedAt)}`,
  `SEQUENCE:${event.sequence}`,
  ...timesOf(event),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.hall === null ? [] : [`LOCATION:${escaped(event.hall)}`]),
  `STATUS:${event.status}`,
  'END:VEVENT',
];

/**
 * Formats a calendar as iCalendar text (RFC 5545). A whole-day event ends on the following day, since the end
 * is exclusive.
 */
export function writeIcs(name: string, events: readonly FeedEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Davet Paneli//Calendar//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
