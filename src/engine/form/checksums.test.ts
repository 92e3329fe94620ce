import { describe, expect, it } from 'vitest';
import { isIdentityNumber, isTaxNumber, isTurkishIdentityNumber } from './checksums.ts';

describe('numbers with check digits', () => {
  it.each([
    ['10000000146', true],
    ['10000000145', false],
    ['12345678901', false],
    ['00000000000', false],
    ['11111111110', true],
    ['1000000014', false],
  ])('identity number %s: %s', (text, valid) => expect(isTurkishIdentityNumber(text)).toBe(valid));

  it.each([
    ['4540536920', true],
    ['4540536921', false],
    ['0010213576', true],
    ['10000000146', true],
    ['10000000145', false],
    ['45405369', false],
  ])('tax number %s: %s', (text, valid) => expect(isTaxNumber(text)).toBe(valid));

  it('takes the identity numbers of other countries by their length', () => {
    expect(isIdentityNumber('784-1987-123456')).toBe(true);
    expect(isIdentityNumber('784-1987')).toBe(false);
  });
});
