import { expect, it } from 'vitest';
import { valueFaults } from './valueFaults.ts';

/** Two minutes before midnight UTC: in Istanbul it is the 22nd already. */
const now = new Date('2026-11-21T23:58:00.000Z');

const day = {
  type: 'object',
  properties: {
    expireAt: { type: 'string', format: 'date', 'x-not-before': '-1d', 'x-not-after': '+3m' },
  },
};
const faultsOf = (expireAt: string) => valueFaults(day, { expireAt }, now);

it.each(['2026-11-21', '2026-11-22', '2027-02-22'])('%s lies within the limits', (expireAt) => {
  expect(faultsOf(expireAt)).toEqual([]);
});

it('a day outside of the limits is a fault that names the limit', () => {
  expect(faultsOf('2026-11-20')).toEqual([
    { path: 'expireAt', code: 'not_before', params: { limit: '2026-11-21' } },
  ]);
  expect(faultsOf('2027-02-23')).toEqual([
    { path: 'expireAt', code: 'not_after', params: { limit: '2027-02-22' } },
  ]);
});

it('reads the limits of a moment by its day in Istanbul', () => {
  const moment = {
    type: 'object',
    properties: { startsAt: { type: 'string', format: 'date-time', 'x-not-before': '+0d' } },
  };
  const codesOf = (startsAt: string) =>
    valueFaults(moment, { startsAt }, now).map(({ code }) => code);
  expect(codesOf('2026-11-21T20:59:00Z')).toEqual(['future']);
  expect(codesOf('2026-11-21T21:00:00Z')).toEqual([]);
});

it('a month that is too short ends the count at its last day', () => {
  const atMonthEnd = new Date('2026-11-30T09:00:00.000Z');
  expect(valueFaults(day, { expireAt: '2027-02-28' }, atMonthEnd)).toEqual([]);
  expect(valueFaults(day, { expireAt: '2027-03-01' }, atMonthEnd)).toHaveLength(1);
});

const prices = { type: 'object', properties: { prices: { type: 'array', 'x-as': 'week-prices' } } };
const row = (weekPeriod: string, catalogItemOptionId?: number | null) => ({
  weekPeriod,
  catalogItemOptionId,
});

it.each([
  ['one price for all days', [row('all')]],
  ['weekday and weekend', [row('weekend'), row('weekday')]],
  ['each option by itself', [row('all', 1), row('weekday', 2), row('weekend', 2), row('all')]],
])('%s leave no day out', (_, given) => {
  expect(valueFaults(prices, { prices: given }, now)).toEqual([]);
});

it.each([
  ['the weekend is missing', [row('weekday')]],
  ['both ways are mixed', [row('all'), row('weekday'), row('weekend')]],
  ['a period stands there twice', [row('all'), row('all', null)]],
  ['one option lacks a period', [row('all', 1), row('weekend', 2)]],
])('a fault: %s', (_, given) => {
  expect(valueFaults(prices, { prices: given }, now)).toEqual([
    { path: 'prices', code: 'week_prices' },
  ]);
});
