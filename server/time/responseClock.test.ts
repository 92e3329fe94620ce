import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workingMinutes, workingMs } from './responseClock.ts';

/** Parses a wall-clock time in Istanbul. */
const at = (text: string) => new Date(`${text}+03:00`);

// 2026-11-20 is a Friday.
test.each([
  ['Friday evening to Saturday morning', '2026-11-20T18:30', '2026-11-21T08:30', 60],
  ['over a Sunday', '2026-11-21T18:50', '2026-11-23T08:20', 30],
  ['on a Sunday', '2026-11-22T12:00', '2026-11-22T14:00', 0],
  ['on a weekday evening', '2026-11-18T20:00', '2026-11-18T22:00', 0],
  ['a whole day', '2026-11-18T09:00', '2026-11-19T09:00', 660],
  ['the minutes at both ends', '2026-11-20T18:59', '2026-11-21T08:01', 2],
  ['half an hour each side of Sunday', '2026-11-21T18:30', '2026-11-23T08:30', 60],
  ['from Sunday on', '2026-11-22T12:00', '2026-11-23T08:10', 10],
  ['at 19:00:00 it stops', '2026-11-20T19:00', '2026-11-20T19:30', 0],
  ['at 08:00:00 it runs', '2026-11-20T08:00', '2026-11-20T08:01', 1],
  ["over the year's end", '2026-12-31T18:00', '2027-01-01T09:00', 120],
  ['the answer before the question', '2026-11-20T12:00', '2026-11-20T11:00', 0],
])('%s', (_name, from, until, minutes) => {
  expect(workingMinutes(at(from), at(until))).toBe(minutes);
});

const instant = fc.date({
  min: new Date('2025-12-01T00:00:00Z'),
  max: new Date('2027-02-01T00:00:00Z'),
  noInvalidDate: true,
});

test('is additive over any split, and between zero and the elapsed time', () => {
  const ordered = fc
    .tuple(instant, instant, instant)
    .map((three) => three.toSorted((a, b) => +a - +b));
  fc.assert(
    fc.property(ordered, ([a = new Date(), b = a, c = b]) => {
      const total = workingMs(a, c);
      expect(workingMs(a, b) + workingMs(b, c)).toBe(total);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(total).toBeLessThanOrEqual(c.getTime() - a.getTime());
    }),
    { numRuns: 60 },
  );
});
