import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { fixedArrivals } from './arrivals.ts';
import { drawCast } from './cast.ts';

const hours = [0, 4, 8, 12, 16, 20].map((hour) => new Date(Date.UTC(2026, 10, 26, hour)));

test('leads with a running clock can be answered, whatever the time of seeding', () => {
  const unreachable = hours.filter((now) => {
    const { red, missed } = fixedArrivals(now);
    return drawCast(new Random(1), now).some(
      ({ at, preference }) => [+red, +missed].includes(+at) && preference === 'none',
    );
  });
  expect(unreachable).toEqual([]);
});
