import { expect, it } from 'vitest';
import { changeOf, daysOf, movedEnd, rangeOf, stepOf } from './range.ts';

it.each([
  ['7', '2026-11-18', '2026-11-24'],
  ['30', '2026-10-26', '2026-11-24'],
  ['month', '2026-11-01', '2026-11-24'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['season', '2026-05-01', '2026-09-30'],
  ['own', '2026-02-01', '2026-02-28'],
] as const)('returns the days of %s', (preset, from, to) => {
  expect(rangeOf(preset, '2026-11-24', { from: '2026-02-01', to: '2026-02-28' })).toEqual({
    from,
    to,
  });
});

it('returns the last season before May, and the season up to today within it', () => {
  expect(rangeOf('season', '2026-04-30', {})).toEqual({ from: '2025-05-01', to: '2025-09-30' });
  expect(rangeOf('season', '2026-06-15', {})).toEqual({ from: '2026-05-01', to: '2026-06-15' });
});

it('chooses the step by the length of a range', () => {
  expect([31, 32, 200, 201].map(stepOf)).toEqual(['day', 'week', 'week', 'month']);
  expect(daysOf({ from: '2026-02-01', to: '2026-03-01' })).toBe(29);
});

it.each([
  [112, 100, 12],
  [3, 4, -25],
  [5, 0, null],
])('%i after %i is a change of %s percent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});

it.each([
  ['next12', '2026-11-24', '2027-11-23'],
  ['next3', '2026-11-24', '2027-02-23'],
  ['last12', '2025-11-25', '2026-11-24'],
  ['thisYear', '2026-01-01', '2026-12-31'],
  ['nextYear', '2027-01-01', '2027-12-31'],
] as const)('counts the weddings of %s', (preset, from, to) => {
  expect(rangeOf(preset, '2026-11-24', {})).toEqual({ from, to });
});

it('ends three months after the last of November in February', () => {
  expect(rangeOf('next3', '2026-11-30', {}).to).toBe('2027-02-27');
});

it.each([
  [{}, '2026-10-26', '2026-11-24'],
  [{ from: 'yesterday', to: '2026-13-45' }, '2026-10-26', '2026-11-24'],
  [{ from: '2026-12-01', to: '2026-11-20' }, '2026-11-20', '2026-11-20'],
  [{ from: '2020-01-01', to: '2026-11-20' }, '2025-11-20', '2026-11-20'],
])('parses a range of days in the URL, %j', (own, from, to) => {
  expect(rangeOf('own', '2026-11-24', own, 366)).toEqual({ from, to });
});

it('moves the other end if the chosen day is beyond it or too far', () => {
  const range = { from: '2026-10-01', to: '2026-10-31' };
  expect(movedEnd(range, 'from', '2026-10-05')).toEqual({ from: '2026-10-05', to: '2026-10-31' });
  expect(movedEnd(range, 'from', '2026-11-05')).toEqual({ from: '2026-11-05', to: '2026-11-05' });
  expect(movedEnd(range, 'to', '2026-09-05')).toEqual({ from: '2026-09-05', to: '2026-09-05' });
  expect(movedEnd(range, 'from', '2024-01-01', 366)).toEqual({
    from: '2024-01-01',
    to: '2024-12-31',
  });
});
