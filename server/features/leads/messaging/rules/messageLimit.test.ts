import { expect, test } from 'vitest';
import { MESSAGES_AN_HOUR, waitSeconds } from './messageLimit.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

test('allows fifty an hour; the next one waits until the oldest is an hour old', () => {
  const times = Array.from({ length: MESSAGES_AN_HOUR }, (_, index) => ago(50 - index));
  expect(waitSeconds(times.slice(1), now)).toBeUndefined();
  expect(waitSeconds(times, now)).toBe(600);
  expect(waitSeconds([ago(55), ...times], now)).toBe(600);
});

test('a wait is never zero', () => {
  expect(
    waitSeconds(
      Array.from({ length: MESSAGES_AN_HOUR }, () => ago(60)),
      now,
    ),
  ).toBe(1);
});
