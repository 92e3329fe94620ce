import { expect, test } from 'vitest';
import { coupleFaults } from './coupleFaults.ts';
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

test('a name of blanks and a number nobody has are faults, both at once', () => {
  expect(coupleFaults({ brideName: '  ', phone: '+905' })).toEqual([
    { path: 'couple.brideName', code: 'required' },
    { path: 'couple.phone', code: 'phone' },
  ]);
  expect(coupleFaults({ brideName: 'Elif', phone: '+905321234567', email: null })).toEqual([]);
});
