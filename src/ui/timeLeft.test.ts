import { expect, it } from 'vitest';
import { minutesLeft, pressure } from './timeLeft.ts';

it('counts down to the end of the 24 hours and beyond', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  expect(minutesLeft('2026-11-21T09:20:00Z', now)).toBe(20);
  expect(minutesLeft('2026-11-21T09:00:20Z', now)).toBe(1);
  expect(minutesLeft('2026-11-21T08:59:40Z', now)).toBe(-1);
  expect(minutesLeft('2026-11-21T08:00:00Z', now)).toBe(-60);
});

it.each([
  [-60, 'danger'],
  [59, 'danger'],
  [60, 'warning'],
  [239, 'warning'],
  [240, 'neutral'],
])('%d minutes are %s', (minutes, tone) => expect(pressure(minutes)).toBe(tone));
