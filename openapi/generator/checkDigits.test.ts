import { expect, test } from 'vitest';
import { isIdentityNumber, isTaxNumber } from './checkDigits.ts';

test.each(['10000000146', '11111111110'])('%s has valid check digits', (number) => {
  expect(isIdentityNumber(number, 'TR')).toBe(true);
});

test.each([
  '10000000145',
  '12345678901',
  '00000000000',
  '1000000014',
  '100000001466',
  '1000000014a',
  '',
])('%j is no identity number in Turkey', (number) => {
  expect(isIdentityNumber(number, 'TR')).toBe(false);
});

test('elsewhere only the length is checked', () => {
  expect(isIdentityNumber('12345678901', 'DE')).toBe(true);
  expect(isIdentityNumber('L01X00T47-1234', 'DE')).toBe(true);
  expect(isIdentityNumber('1234567890', 'DE')).toBe(false);
  expect(isIdentityNumber('1'.repeat(21), 'DE')).toBe(false);
  expect(isIdentityNumber('784-1987-123456', 'AE')).toBe(true);
});

test.each([
  ['4540536920', true],
  ['4540536921', false],
  ['0010213576', true],
  ['10000000146', true],
  ['10000000145', false],
  ['123', false],
])('tax number %s: %s', (number, right) => {
  expect(isTaxNumber(number, 'TR')).toBe(right);
});

test('tax numbers of other countries are digits only', () => {
  expect(isTaxNumber('4540536921', 'DE')).toBe(true);
  expect(isTaxNumber('45405369', 'DE')).toBe(false);
});
