import { expect, test } from 'vitest';
import { addDays, addMonths, dayIn, hourOf, isSunday, startOfDay } from './day.ts';
import { zone as istanbul } from './zone.ts';

test.each([
  ['2026-11-20T20:59:59.999Z', '2026-11-20'],
  ['2026-11-20T21:00:00.000Z', '2026-11-21'],
  ['2026-11-20T22:30:00.000Z', '2026-11-21'],
  ['2025-12-31T21:00:00.000Z', '2026-01-01'],
])('in Istanbul %s is on %s', (instant, day) => {
  expect(dayIn(istanbul, new Date(instant))).toBe(day);
});

test.each([
  [istanbul, '2026-05-21', '2026-05-20T21:00:00.000Z'],
  ['America/New_York', '2026-07-01', '2026-07-01T04:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['Pacific/Auckland', '2026-01-01', '2025-12-31T11:00:00.000Z'],
  // The clock there jumped from 23:59 to 01:00.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
])('in %s the %s begins at %s', (zone, day, instant) => {
  expect(startOfDay(zone, day).toISOString()).toBe(instant);
});

test('a day starts exactly at its first millisecond', () => {
  for (const zone of [
    istanbul,
    'Europe/Berlin',
    'America/New_York',
    'Australia/Sydney',
    'Asia/Riyadh',
  ]) {
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      const start = startOfDay(zone, day);
      expect(dayIn(zone, start)).toBe(day);
      expect(dayIn(zone, new Date(start.getTime() - 1))).toBe(addDays(day, -1));
    }
  }
});

test('an hour of a day exists on days with a clock change, too', () => {
  expect(hourOf('Europe/Berlin', '2026-03-29', 8).toISOString()).toBe('2026-03-29T06:00:00.000Z');
  expect(hourOf('Europe/Berlin', '2026-10-25', 8).toISOString()).toBe('2026-10-25T07:00:00.000Z');
});

test.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-08-31', -6, '2026-02-28'],
  ['2026-11-21', -6, '2026-05-21'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months is %s', (day, months, result) => {
  expect(addMonths(day, months)).toBe(result);
});

test('Sundays', () => {
  expect(isSunday('2026-11-22')).toBe(true);
  expect(isSunday('2026-11-21')).toBe(false);
});

test.each([istanbul, 'America/New_York', 'Pacific/Auckland'])(
  'the first and the last day result in valid days and instants in %s',
  (zone) => {
    for (const day of ['0000-01-01', '0001-01-01', '0020-06-19', '9999-12-31']) {
      for (const near of [day, addDays(day, 56), addDays(day, -56), addMonths(day, 3)]) {
        expect(addDays(near, 0)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(hourOf(zone, near, 19).toISOString()).toMatch(/^[1-9]\d{3}-/);
        expect(dayIn(zone, new Date(`${day}T23:59:59Z`))).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    }
  },
);

test('days near the limits stay within them and keep their order', () => {
  expect(addDays('9999-12-31', 1) >= addDays('9999-12-31', -1)).toBe(true);
  expect(addDays('0001-01-01', -1) <= addDays('0001-01-01', 400_000)).toBe(true);
});
