import { expect, test } from 'vitest';
import { closestName } from './closestName.ts';

test('the closest name is the one with the fewest letters to change', () => {
  const names = ['cities', 'leads', 'lead-items', 'providers'];
  expect(closestName('leeds', names)).toBe('leads');
  expect(closestName('Provider', names)).toBe('providers');
  expect(closestName('x', [])).toBeUndefined();
});
