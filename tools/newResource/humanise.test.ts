import { expect, test } from 'vitest';
import { singular } from './humanise.ts';

test.each([
  ['cities', 'city'],
  ['lead-statuses', 'lead-status'],
  ['boxes', 'box'],
  ['houses', 'house'],
  ['leads', 'lead'],
])('%s in the singular is %s', (plural, one) => expect(singular(plural)).toBe(one));
