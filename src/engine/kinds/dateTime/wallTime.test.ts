import { afterEach, expect, it } from 'vitest';
import { setRegion, turkey } from '../../../ui/region.ts';
import { instantOf, wallTimeOf } from './wallTime.ts';

afterEach(() => setRegion(turkey));

it('formats and parses Istanbul’s time in any time zone', () => {
  expect(wallTimeOf('2026-11-25T22:30:00.000Z')).toBe('2026-11-26T01:30');
  expect(instantOf('2026-11-26T01:30')).toBe('2026-11-25T22:30:00.000Z');
});

it.each(['2026-03-29T01:30', '2026-03-29T03:30', '2026-10-25T01:30', '2026-10-25T03:30'])(
  'parses %s in Berlin as it shows it, on days of clock changes',
  (wall) => {
    setRegion({ ...turkey, timeZone: 'Europe/Berlin' });
    expect(wallTimeOf(instantOf(wall))).toBe(wall);
  },
);

it('returns nothing for an invalid instant', () => {
  expect(wallTimeOf(null)).toBe('');
  expect(instantOf('')).toBeNull();
});
