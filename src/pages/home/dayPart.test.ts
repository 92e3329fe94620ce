import { expect, it } from 'vitest';
import { dayPart } from './dayPart.ts';

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
])('at %i o’clock it is %s', (hour, part) => {
  expect(dayPart(new Date(2026, 10, 21, hour))).toBe(part);
});
