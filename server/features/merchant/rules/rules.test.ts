import { expect, test } from 'vitest';
import { keptFields, ownFields } from './ownFields.ts';
import { missingDocuments } from './requiredDocuments.ts';
import { companyNumberFaults } from './companyNumberFaults.ts';

const paths = (faults: readonly { path: string }[]) => faults.map(({ path }) => path);

test.each([
  ['individual', ['name', 'iban', 'address', 'identityNumber', 'birthDate']],
  [
    'private_company',
    ['name', 'iban', 'address', 'identityNumber', 'birthDate', 'taxNumber', 'taxOffice'],
  ],
  ['corporate', ['name', 'iban', 'address', 'taxNumber', 'taxOffice', 'tradeRegister']],
] as const)('%s has the fields that the contract requires', (businessType, fields) => {
  expect(ownFields(businessType)).toEqual(fields);
});

test('lists the missing documents', () => {
  expect(paths(missingDocuments('corporate', ['identity', 'tax_plate']))).toEqual([
    'documents.trade_register',
    'documents.signature_circular',
  ]);
  expect(missingDocuments('individual', ['identity'])).toEqual([]);
});

test.each([
  ['private_company', { taxNumber: '10000000146' }, []],
  ['corporate', { taxNumber: '4540536920' }, []],
  // A company has a company number, not a personal one.
  ['corporate', { taxNumber: '10000000146' }, ['taxNumber']],
  ['corporate', {}, []],
] as const)('%s with %j', (businessType, fields, wrong) => {
  expect(paths(companyNumberFaults({ businessType, ...fields }))).toEqual(wrong);
});

test('removes fields of the other kind of business', () => {
  const save = { businessType: 'individual', name: 'Ayşe', tradeRegister: '123' } as const;
  expect(keptFields(save)).not.toHaveProperty('tradeRegister');
});
