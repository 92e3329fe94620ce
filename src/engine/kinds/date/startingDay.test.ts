import { expect, it } from 'vitest';
import { startingDay } from './startingDay.ts';

/** 01:30 in Istanbul. */
const now = new Date('2026-11-23T22:30:00Z');
const day = { kind: 'date', required: true, notAfter: '+0d' } as const;

it('defaults to today for a required day that cannot be in the future', () => {
  expect(startingDay(day, now)).toBe('2026-11-24');
});

it.each([
  ['is not needed', { ...day, required: undefined }],
  ['may lie ahead', { kind: 'date', required: true }],
  ['lies years back', { ...day, notAfter: '-18y' }],
  ['is no day', { ...day, kind: 'text' }],
])('has no default if it %s', (_name, { required, ...facts }) => {
  expect(startingDay({ ...facts, ...(required && { required }) }, now)).toBeNull();
});
