import { expect, test } from 'vitest';
import { minorOf } from './minorOf.ts';

test.each([
  ['12.500,50', 1_250_050],
  ['12500.5', 1_250_050],
  ['12500', 1_250_000],
  ['0,01', 1],
  ['1 000,00', 100_000],
  ['0', undefined],
  ['', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['beş', undefined],
])('reads %s as %s kuruş', (text, minor) => {
  expect(minorOf(text)).toBe(minor);
});
