import { expect, test } from 'vitest';
import { keptFields, missingOf, wrongNumbers } from './missingOf.ts';

const paths = (faults: readonly { path: string }[]) => faults.map(({ path }) => path);

test.each([
  ['individual', ['name', 'identityNumber', 'birthDate', 'iban', 'address', 'documents.identity']],
  [
    'private_company',
    [
      'name',
      'identityNumber',
      'birthDate',
      'taxNumber',
      'taxOffice',
      'iban',
      'address',
      'documents.identity',
      'documents.tax_plate',
    ],
  ],
  [
    'corporate',
    [
      'name',
      'taxNumber',
      'taxOffice',
      'tradeRegister',
      'iban',
      'address',
      'documents.tax_plate',
      'documents.trade_register',
      'documents.signature_circular',
    ],
  ],
] as const)('%s names everything that it needs', (businessType, missing) => {
  expect(paths(missingOf({ businessType }, []))).toEqual(missing);
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
