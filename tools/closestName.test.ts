import { expect, test } from 'vitest';
import { closestName } from './closestName.ts';

test('returns the name with the smallest edit distance', () => {
  const names = ['cities', 'leads', 'lead-items', 'providers'];
  expect(closestName('leeds', names)).toBe('leads');
  expect(closestName('Provider', names)).toBe('providers');
  expect(closestName('x', [])).toBeUndefined();
});
