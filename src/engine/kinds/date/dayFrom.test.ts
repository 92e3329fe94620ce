import { expect, it } from 'vitest';
import { dayFrom } from './dayFrom.ts';

it.each([
  ['2026-11-20T22:30:00Z', '+0d', '2026-11-21'],
  ['2026-11-30T09:00:00Z', '+3m', '2027-02-28'],
  ['2026-11-21T09:00:00Z', '-18y', '2008-11-21'],
  ['2028-02-29T09:00:00Z', '-1y', '2027-02-28'],
  ['2026-01-01T00:00:00Z', '-1d', '2025-12-31'],
  ['2026-01-01T00:00:00Z', '2000-01-01', '2000-01-01'],
])('%s %s is %s', (now, distance, day) => expect(dayFrom(new Date(now), distance)).toBe(day));
