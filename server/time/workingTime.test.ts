import { expect, test } from 'vitest';
import { isWorkingTime, nextWorkingTime } from './workingTime.ts';

/** Parses a wall-clock time in Istanbul. */
const at = (text: string) => new Date(`${text}+03:00`);

// 2026-11-20 is a Friday.
test.each([
  ['in business hours', '2026-11-20T12:30', '2026-11-20T12:30'],
  ['at the opening', '2026-11-20T08:00', '2026-11-20T08:00'],
  ['a minute before', '2026-11-20T07:59', '2026-11-20T08:00'],
  ['at the end', '2026-11-20T19:00', '2026-11-21T08:00'],
  ['at night', '2026-11-20T23:30', '2026-11-21T08:00'],
  ['on Saturday evening', '2026-11-21T19:00', '2026-11-23T08:00'],
  ['on Sunday', '2026-11-22T12:00', '2026-11-23T08:00'],
  ['early on Monday', '2026-11-23T02:00', '2026-11-23T08:00'],
])('%s', (_name, instant, next) => {
  expect(nextWorkingTime(at(instant))).toEqual(at(next));
  expect(isWorkingTime(at(instant))).toBe(instant === next);
});
