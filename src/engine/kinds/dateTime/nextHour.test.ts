import { afterEach, expect, it } from 'vitest';
import { nextHour } from './nextHour.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

it.each(['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Istanbul', 'UTC'])(
  'is a full hour in %s',
  (place) => {
    process.env.TZ = place;
    expect(nextHour(new Date(2026, 10, 20, 14, 10))).toEqual(new Date(2026, 10, 20, 15, 0));
    expect(nextHour(new Date(2026, 10, 20, 14, 0))).toEqual(new Date(2026, 10, 20, 15, 0));
    expect(nextHour(new Date(2026, 10, 20, 23, 40))).toEqual(new Date(2026, 10, 21, 0, 0));
  },
);
