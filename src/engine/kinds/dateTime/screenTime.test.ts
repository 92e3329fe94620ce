import { afterEach, expect, it, vi } from 'vitest';
import { momentOfScreen, screenOfMoment } from './screenTime.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'shows Istanbul’s time in the time zone %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const date = screenOfMoment('2026-11-20T22:30:00.000Z');
    expect([date?.getDate(), date?.getHours(), date?.getMinutes()]).toEqual([21, 1, 30]);
    expect(momentOfScreen(date)).toBe('2026-11-20T22:30:00.000Z');
  },
);

it('an invalid instant is undefined', () => {
  expect(momentOfScreen(null)).toBeNull();
  expect(screenOfMoment('soon')).toBeNull();
});
