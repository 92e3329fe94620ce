import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateOfDay, dayOfDate, isDay } from './day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/Berlin'];

describe.each(zones)('in the time zone %s', (zone) => {
  it.each(['2026-06-19', '2026-03-29', '2028-02-29', '1926-01-01', '0020-06-19'])(
    '%s stays that day',
    (day) => {
      vi.stubEnv('TZ', zone);
      const date = dateOfDay(day);
      expect(date?.getDate()).toBe(Number(day.slice(-2)));
      expect(dayOfDate(date)).toBe(day);
    },
  );
});

it.each(['2026-02-30', '2026-13-01', '2026-6-1', '19.06.2026', ''])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
  expect(dateOfDay(text)).toBeNull();
});

it('no date is no day', () => {
  expect(dayOfDate(null)).toBeNull();
  expect(dayOfDate(new Date('soon'))).toBeNull();
});
