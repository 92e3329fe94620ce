import { expect, it } from 'vitest';
import contract from '#contract/openapi.json';
import { BUSINESS_TYPES, DOCUMENT_TYPES, fieldsOf } from './merchantFields.ts';

it('shows the fields that the contract requires of each kind of business, in its order', () => {
  const shown = BUSINESS_TYPES.map((type) => [type, fieldsOf(type).map(({ path }) => path)]);
  const personal = ['name', 'identityNumber', 'birthDate'];
  const taxes = ['taxNumber', 'taxOffice'];
  expect(shown).toEqual([
    ['individual', [...personal, 'iban', 'address']],
    ['private_company', [...personal, ...taxes, 'iban', 'address']],
    ['corporate', ['name', ...taxes, 'tradeRegister', 'iban', 'address']],
  ]);
});

it('offers the kinds of files that the contract accepts as documents', () => {
  const { document } = contract.components.schemas.MerchantDocumentPut.properties;
  expect(DOCUMENT_TYPES).toEqual(document['x-accept']);
});
