import { expect, it } from 'vitest';
import { codeDigits } from './codeDigits.ts';

it.each([
  ['123456', '123456'],
  ['012345', '012345'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['Kodunuz: 123456.', '123456'],
  ['1234567', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۰۱۲۳۴۵', '012345'],
  ['12a', '12'],
  ['', ''],
])('reads %j as %j', (typed, digits) => {
  expect(codeDigits(typed)).toBe(digits);
});
