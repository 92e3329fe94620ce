import { expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, daysOf, rangeOf, stepFrom } from './calendarDays.ts';

it('counts days over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  expect(daysBetween('2027-03-02', '2027-02-28')).toBe(-2);
});

it('uses the last day of a shorter month', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(stepFrom('week', '2026-12-30', 1)).toBe('2027-01-06');
});

it('returns whole weeks of a month, starting with the language’s first weekday', () => {
  expect(rangeOf('month', '2026-11-24', 1)).toEqual({ first: '2026-10-26', last: '2026-12-06' });
  expect(rangeOf('month', '2026-11-24', 6)).toEqual({ first: '2026-10-31', last: '2026-12-04' });
  expect(daysOf(rangeOf('month', '2027-02-10', 1))).toHaveLength(28);
});

it('returns one week or only the month', () => {
  expect(rangeOf('week', '2026-11-24', 1)).toEqual({ first: '2026-11-23', last: '2026-11-29' });
  expect(rangeOf('week', '2026-11-24', 0)).toEqual({ first: '2026-11-22', last: '2026-11-28' });
  expect(rangeOf('agenda', '2028-02-10', 1)).toEqual({ first: '2028-02-01', last: '2028-02-29' });
});
