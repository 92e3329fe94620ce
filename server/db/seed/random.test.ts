import { expect, test } from 'vitest';
import { Random } from './random.ts';

test('draws the requested number of distinct values', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const random = new Random(seed);
    const drawn = random.distinct(12, () => random.int(1, 16));
    expect(new Set(drawn).size).toBe(12);
  }
});
