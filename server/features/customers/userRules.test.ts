import { expect, test } from 'vitest';
import { faultsOfUser } from './userRules.ts';

const faults = (fields: Parameters<typeof faultsOfUser>[0]) =>
  faultsOfUser(fields).map(({ path, code }) => `${path} ${code}`);

test('reports all faults at once', () => {
  expect(
    faults({
      emails: [{ value: 'a@example.com' }, { value: 'A@example.com' }],
      phones: [{ value: { number: '+905321234567' } }, { value: { number: '+905321234567' } }],
    }),
  ).toEqual(['phones[1].value.number uniqueItems', 'emails[1].value uniqueItems']);
});

test('reports nothing for valid, empty or missing values', () => {
  expect(faults({})).toEqual([]);
  expect(
    faults({
      name: 'Ayşe',
      identityNumber: null,
      emails: [],
      phones: [],
    }),
  ).toEqual([]);
  expect(faults({ phones: [{ value: { number: '+905321234567' } }] })).toEqual([]);
});
