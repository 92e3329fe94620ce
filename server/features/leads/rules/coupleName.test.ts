import { expect, test } from 'vitest';
import { coupleName } from './coupleName.ts';

test.each([
  ['Elif Şahin', 'Can Demir', 'Elif Şahin & Can Demir'],
  [' Elif ', null, 'Elif'],
  [null, 'Can', 'Can'],
  ['Elif', '  ', 'Elif'],
  ['E'.repeat(80), 'C'.repeat(80), `${'E'.repeat(80)} & ${'C'.repeat(77)}`],
])('%j and %j are %s', (bride, groom, name) => {
  expect(coupleName(bride, groom)).toBe(name);
});
