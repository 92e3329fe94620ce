import { expect, test } from 'vitest';
import { readIcs } from './readIcs.ts';

const reading = { zone: 'Europe/Istanbul', now: new Date('2026-11-26T09:00:00Z') };
const vevent = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const read = (...events: string[][]) =>
  readIcs(['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n'), reading);
const day = (value: string, ...lines: string[]) =>
  vevent('UID:a', 'SUMMARY:Düğün', `DTSTART;VALUE=DATE:${value}`, ...lines);
const shown = (...events: string[][]) => {
  const entries = read(...events);
  return typeof entries === 'string' ? entries : entries.map((one) => `${one.day} ${one.title}`);
};

test.each([
  ['name of an event', '__proto__', 'SUMMARY:Düğün'],
  ['property', 'b', 'valueOf:x', 'X-BEGIN:x'],
])('keeps a %s out of the prototype of objects', (_, uid, ...lines) => {
  const event = vevent(`UID:${uid}`, 'DTSTART;VALUE=DATE:20270101', ...lines);
  expect(read(event)).toMatchObject([{ uid, day: '2027-01-01' }]);
  expect([Reflect.get({}, 'uid'), shown(day('20270102'))]).toEqual([
    undefined,
    ['2027-01-02 Düğün'],
  ]);
});

test('truncates a title to the maximum length', () => {
  const title = `${'a'.repeat(40)}\u0000${'a'.repeat(38)}💍`;
  const event = vevent('UID:a', `SUMMARY:${title}`, 'DTSTART;VALUE=DATE:20270101');
  expect(shown(event)).toEqual([`2027-01-01 ${'a'.repeat(40)} ${'a'.repeat(38)}`]);
});

test('expands a recurrence with moved, renamed, excluded and cancelled days', () => {
  const start = (at: string) => `;TZID=Europe/Istanbul:${at}T180000`;
  const other = (at: string, ...lines: string[]) =>
    vevent('UID:a', `RECURRENCE-ID${start(at)}`, ...lines);
  const rule = ['RRULE:FREQ=WEEKLY;COUNT=5', `EXDATE${start('20290608')}`];
  const series = vevent('UID:a', 'SUMMARY:Kurs', `DTSTART${start('20290601')}`, ...rule);
  const moved = other('20290615', 'SUMMARY:Gösteri', `DTSTART${start('20290616')}`);
  const cancelled = other('20290622', 'STATUS:CANCELLED', `DTSTART${start('20290622')}`);
  expect(shown(series, moved, cancelled)).toEqual([
    '2029-06-01 Kurs',
    '2029-06-16 Gösteri',
    '2029-06-29 Kurs',
  ]);
});

test('returns every day of a closed season and of a fair of three days', () => {
  expect(shown(day('20270101', 'DTEND;VALUE=DATE:20270601'))).toHaveLength(151);
  const fair = vevent('UID:f', 'DTSTART:20270101T060000Z', 'DTEND:20270103T150000Z');
  expect(shown(fair)).toEqual(['2027-01-01 –', '2027-01-02 –', '2027-01-03 –']);
  const night = vevent('UID:n', 'DTSTART:20270101T160000Z', 'DTEND:20270102T000000Z');
  expect(shown(night)).toEqual(['2027-01-01 –']);
});

test.each(['Europe/Istanbul', 'Turkey Standard Time', '/mozilla.org/20050126_1/Europe/Istanbul'])(
  'reads a time of the zone %s',
  (zone) => {
    const event = vevent('UID:a', 'SUMMARY:Düğün', `DTSTART;TZID=${zone}:20270101T190000`);
    expect(read(event)).toMatchObject([{ startsAt: '2027-01-01T16:00:00.000Z' }]);
  },
);

test.each([
  ['a day that no calendar has', day('20270230')],
  ['an unknown time zone', vevent('UID:a', 'DTSTART;TZID=Özel:20270101T190000')],
  ['words for a day', day('morgen')],
  ['days beside those of a rule', day('20270101', 'RDATE;VALUE=DATE:20270105')],
  [
    'a rule that no day follows',
    day('20270101', 'RRULE:FREQ=YEARLY;INTERVAL=99;BYMONTH=2;BYMONTHDAY=30'),
  ],
])('rejects a file with %s', (_, event) => {
  expect(read(event)).toBe('calendar_file');
});
