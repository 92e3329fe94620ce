import { expect, it } from 'vitest';
import { lettersOf, namedRivals } from './rivalNames.ts';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [199, 'GR'],
])('names the provider at %i %s', (index, letters) => {
  expect(lettersOf(index)).toBe(letters);
});

it('labels providers that the package does not name with letters, whatever is between them', () => {
  const providers = [{ name: null }, { name: 'Beykoz Davet' }, { name: null }];
  expect(namedRivals(providers, (letters) => `Firma ${letters}`).map(({ name }) => name)).toEqual([
    'Firma A',
    'Beykoz Davet',
    'Firma B',
  ]);
});
