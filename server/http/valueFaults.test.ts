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
const context = { now, country: 'TR' };
const faultsOf = (expireAt: string) => valueFaults(day, { expireAt }, context);

const moment = (earliest: string) => ({
  type: 'string',
  format: 'date-time',
  'x-not-before': earliest,
});
const codesOf = (schema: object, value: string) =>
  valueFaults({ ...schema }, value, context).map(({ code }) => code);

it.each(['2026-11-21', '2026-11-22', '2027-02-22'])('%s is within the limits', (expireAt) => {
  expect(faultsOf(expireAt)).toEqual([]);
});

it('a day outside the limits is a fault with the limit', () => {
  expect(faultsOf('2026-11-20')).toEqual([
    { path: 'expireAt', code: 'not_before', params: { limit: '2026-11-21' } },
  ]);
  expect(faultsOf('2027-02-23')).toEqual([
    { path: 'expireAt', code: 'not_after', params: { limit: '2027-02-22' } },
  ]);
});

it('applies the limits of an instant to its day in Istanbul', () => {
  expect(codesOf(moment('-1d'), '2026-11-20T20:59:00Z')).toEqual(['not_before']);
  expect(codesOf(moment('-1d'), '2026-11-20T21:00:00Z')).toEqual([]);
});

it('an instant that must not be before today must be in the future', () => {
  expect(codesOf(moment('+0d'), '2026-11-21T23:58:00Z')).toEqual(['future']);
  expect(codesOf(moment('+0d'), '2026-11-21T23:58:01Z')).toEqual([]);
});

it('blanks are no text in a required field, and spaces are part of a password', () => {
  const name = { type: 'string', minLength: 1 };
  expect(codesOf(name, ' \u00a0\n')).toEqual(['required']);
  expect(codesOf(name, ' a ')).toEqual([]);
  expect(codesOf({ type: 'string' }, '  ')).toEqual([]);
  expect(codesOf({ ...name, 'x-as': 'password' }, '  ')).toEqual([]);
});

it('a phone number must be valid', () => {
  const phone = { type: ['string', 'null'], 'x-as': 'phone' };
  expect(codesOf(phone, '+905321234567')).toEqual([]);
  expect(codesOf(phone, '+901111111111')).toEqual(['phone']);
  expect(valueFaults(phone, null, context)).toEqual([]);
});

it.each([
  ['identity-number', '10000000146', '10000000145', 'identity'],
  ['tax-number', '4540536920', '4540536921', 'tax_number'],
  ['iban', 'TR330006100519786457841326', 'TR330006200519786457841326', 'iban'],
])('a number of kind %s must have valid check digits', (kind, right, wrong, code) => {
  const number = { type: ['string', 'null'], 'x-as': kind };
  expect(codesOf(number, right)).toEqual([]);
  expect(codesOf(number, wrong)).toEqual([code]);
  expect(valueFaults(number, null, context)).toEqual([]);
});

it('an identity number follows the rules of its country', () => {
  const number = { type: 'string', 'x-as': 'identity-number' };
  expect(valueFaults(number, 'L01X00T47-1234', { now, country: 'DE' })).toEqual([]);
  expect(codesOf(number, 'L01X00T47-1234')).toEqual(['identity']);
});

it('a video must be playable by a panel, if the contract requires it', () => {
  const list = { type: 'array', items: { type: 'string', 'x-hosts': 'known' } };
  expect(
    valueFaults(list, ['https://youtu.be/dQw4w9WgXcQ', 'https://a.example/b.mp4'], context),
  ).toEqual([{ path: '[1]', code: 'video_host' }]);
  expect(codesOf({ type: 'string', 'x-hosts': 'any' }, 'https://a.example/b.mp4')).toEqual([]);
});

it('a shorter month ends at its last day', () => {
  const atMonthEnd = new Date('2026-11-30T09:00:00.000Z');
  expect(valueFaults(day, { expireAt: '2027-02-28' }, { now: atMonthEnd, country: 'TR' })).toEqual(
    [],
  );
  expect(
    valueFaults(day, { expireAt: '2027-03-01' }, { now: atMonthEnd, country: 'TR' }),
  ).toHaveLength(1);
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
])('%s include every day', (_, limits) => {
  expect(valueFaults(prices, { prices: limits }, context)).toEqual([]);
});

it.each([
  ['the weekend is missing', [row('weekday')]],
  ['both ways are mixed', [row('all'), row('weekday'), row('weekend')]],
  ['a period stands there twice', [row('all'), row('all', null)]],
  ['one option lacks a period', [row('all', 1), row('weekend', 2)]],
])('a fault: %s', (_, limits) => {
  expect(valueFaults(prices, { prices: limits }, context)).toEqual([
    { path: 'prices', code: 'week_prices' },
  ]);
});
