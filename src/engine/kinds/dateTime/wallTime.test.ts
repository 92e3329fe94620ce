import { expect, it } from 'vitest';
import { instantOf, wallTimeOf } from './wallTime.ts';

it('shows and reads the clock of Istanbul wherever the reader sits', () => {
  expect(wallTimeOf('2026-11-25T22:30:00.000Z')).toBe('2026-11-26T01:30');
  expect(instantOf('2026-11-26T01:30')).toBe('2026-11-25T22:30:00.000Z');
});

it('has nothing to say about what is no moment', () => {
  expect(wallTimeOf(null)).toBe('');
  expect(instantOf('')).toBeNull();
});
