import { expect, test } from 'vitest';
import { maskedIdentity } from './maskedIdentity.ts';

test('a masked number shows two digits', () => {
  expect(maskedIdentity('10000000146')).toBe('*********46');
});
