import { expect, it } from 'vitest';
import { dayAfterKey } from './dayKeys.ts';

it.each([
  ['ArrowRight', '2026-11-25'],
  ['ArrowLeft', '2026-11-23'],
  ['ArrowDown', '2026-12-01'],
  ['ArrowUp', '2026-11-17'],
  ['PageDown', '2026-12-24'],
  ['PageUp', '2026-10-24'],
])('%s moves to %s', (key, day) => {
  expect(dayAfterKey('2026-11-24', key, false)).toBe(day);
});

it('mirrors the arrow keys in right-to-left layouts, and ignores other keys', () => {
  expect(dayAfterKey('2026-11-24', 'ArrowRight', true)).toBe('2026-11-23');
  expect(dayAfterKey('2026-11-24', 'ArrowDown', true)).toBe('2026-12-01');
  expect(dayAfterKey('2026-11-24', 'x', false)).toBeUndefined();
});
