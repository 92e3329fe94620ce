import { expect, test } from 'vitest';
import { keptFields, ownFields } from './ownFields.ts';
import { missingDocuments } from './requiredDocuments.ts';
import { wrongNumbers } from './wrongNumbers.ts';

const paths = (faults: readonly { path: string }[]) => faults.map(({ path }) => path);

test.each([
  ['individual', ['name', 'iban', 'address', 'identityNumber', 'birthDate']],
  [
    'private_company',
    ['name', 'iban', 'address', 'identityNumber', 'birthDate', 'taxNumber', 'taxOffice'],
  ],
  ['corporate', ['name', 'iban', 'address', 'taxNumber', 'taxOffice', 'tradeRegister']],
] as const)('%s has the fields that the contract requires of it', (businessType, fields) => {
  expect(ownFields(businessType)).toEqual(fields);
});

test('names the documents that are missing', () => {
  expect(paths(missingDocuments('corporate', ['identity', 'tax_plate']))).toEqual([
    'documents.trade_register',
    'documents.signature_circular',
  ]);
  expect(missingDocuments('individual', ['identity'])).toEqual([]);
});

test.each([
  ['individual', { identityNumber: '10000000146' }, []],
  ['individual', { identityNumber: '10000000145' }, ['identityNumber']],
  ['individual', { iban: 'TR330006100519786457841326' }, []],
  ['individual', { iban: 'TR330006200519786457841326' }, ['iban']],
  ['private_company', { taxNumber: '10000000146' }, []],
  ['private_company', { taxNumber: '4540536921' }, ['taxNumber']],
  ['corporate', { taxNumber: '4540536920' }, []],
  // A company has a number of its own, and not that of a person.
  ['corporate', { taxNumber: '10000000146' }, ['taxNumber']],
  // What another kind of business asks is not looked at.
  ['individual', { taxNumber: '4540536921' }, []],
] as const)('%s with %j', (businessType, fields, wrong) => {
  expect(paths(wrongNumbers({ businessType, ...fields }, 'TR'))).toEqual(wrong);
});

test('keeps nothing that the kind of business does not ask', () => {
  const save = { businessType: 'individual', name: 'Ayşe', tradeRegister: '123' } as const;
  expect(keptFields(save)).not.toHaveProperty('tradeRegister');
});
