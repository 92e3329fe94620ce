import { expect, it } from 'vitest';
import { dayOfDate } from '../../controls/calendar/day.ts';
import { firstDay, lastDay } from './offered.ts';

const now = new Date('2026-11-21T09:00:00Z');
const first = (facts: object) => dayOfDate(firstDay({ kind: 'date', ...facts }, now) ?? null);
const last = (facts: object) => dayOfDate(lastDay({ kind: 'date', ...facts }, now) ?? null);

it('a calendar starts a hundred years ago by default', () => {
  expect([first({}), last({})]).toEqual(['1926-11-21', null]);
});

it('offers the days that the contract allows', () => {
  expect(first({ notBefore: '-1y' })).toBe('2025-11-21');
  expect(first({ notBefore: '2000-01-01' })).toBe('2000-01-01');
  expect(last({ notAfter: '+3m' })).toBe('2027-02-21');
});

it('offers today first if yesterday is allowed for other time zones', () => {
  expect(first({ notBefore: '-1d' })).toBe('2026-11-21');
});
