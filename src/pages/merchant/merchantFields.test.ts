import { expect, it } from 'vitest';
import { BUSINESS_TYPES, fieldsOf } from './merchantFields.ts';

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
