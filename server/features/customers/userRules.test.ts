import { expect, test } from 'vitest';
import { faultsOfUser } from './userRules.ts';

const surroundings = { country: 'TR', today: '2026-11-21' } as const;
const faults = (fields: Parameters<typeof faultsOfUser>[0]) =>
  faultsOfUser(fields, surroundings).map(({ path, code }) => `${path} ${code}`);

test('everything that is wrong is told at once', () => {
  expect(
    faults({
      name: '  ',
      birthDate: '2015-01-01',
      identityNumber: '10000000145',
      emails: [{ value: 'a@example.com' }, { value: 'A@example.com' }],
      phones: [
        { value: { number: '+903020000000' } },
        { value: { number: '+905321234567' } },
        { value: { number: '+905321234567' } },
      ],
    }),
  ).toEqual([
    'name required',
    'birthDate too_young',
    'identityNumber identity',
    'phones[0].value.number phone',
    'phones[2].value.number uniqueItems',
    'emails[1].value uniqueItems',
  ]);
});

test('nothing is said about what is right, empty or not there', () => {
  expect(faults({})).toEqual([]);
  expect(
    faults({
      name: 'Ayşe',
      birthDate: null,
      identityNumber: null,
      emails: [],
      phones: [],
    }),
  ).toEqual([]);
  expect(
    faults({
      identityNumber: '10000000146',
      phones: [{ value: { number: '+905321234567' } }],
    }),
  ).toEqual([]);
});

test.each([
  ['2008-11-21', []],
  ['2008-11-22', ['birthDate too_young']],
  ['1926-11-21', []],
  ['1926-11-20', ['birthDate too_old']],
])('born on %s', (birthDate, expected) => {
  expect(faults({ birthDate })).toEqual(expected);
});
