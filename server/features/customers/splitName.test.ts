import { expect, test } from 'vitest';
import { splitName } from './splitName.ts';

test.each([
  ['Lale Demir', { name: 'Lale', surname: 'Demir' }],
  ['  Ayşe  Nur Yıldırım ', { name: 'Ayşe Nur', surname: 'Yıldırım' }],
  ['Lale', { name: 'Lale', surname: null }],
  ['   ', undefined],
  [`${'a'.repeat(61)} b`, undefined],
  [`b ${'a'.repeat(61)}`, undefined],
])('%j', (fullName, expected) => {
  expect(splitName(fullName)).toEqual(expected);
});
