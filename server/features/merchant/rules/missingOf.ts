import type { CountryCode } from 'libphonenumber-js/max';
import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../../http/apiError.ts';
import { isIdentityNumber, isTaxNumber } from '../../customers/commands.ts';
import { isIban } from './isIban.ts';

type Save = Schemas['MerchantApplicationSave'];
type Field = Exclude<keyof Save, 'businessType' | 'submit'>;
type DocumentKind = Schemas['MerchantDocumentKind'];
type BusinessType = Schemas['MerchantBusinessType'];

/** Fields that each kind of business must fill in before it submits. */
const REQUIRED: Readonly<Record<BusinessType, readonly Field[]>> = {
  individual: ['name', 'identityNumber', 'birthDate', 'iban', 'address'],
  private_company: [
    'name',
    'identityNumber',
    'birthDate',
    'taxNumber',
    'taxOffice',
    'iban',
    'address',
  ],
  corporate: ['name', 'taxNumber', 'taxOffice', 'tradeRegister', 'iban', 'address'],
};

const DOCUMENTS: Readonly<Record<BusinessType, readonly DocumentKind[]>> = {
  individual: ['identity'],
  private_company: ['identity', 'tax_plate'],
  corporate: ['tax_plate', 'trade_register', 'signature_circular'],
};

const CORPORATE_TAX_DIGITS = 10;

/** Values of the fields that a kind of business has; others are not kept. */
export const keptFields = (save: Save): Partial<Pick<Save, Field>> =>
  Object.fromEntries(REQUIRED[save.businessType].map((field) => [field, save[field]]));

/** Numbers whose check digits are wrong; a draft has none either. */
export function wrongNumbers(save: Save, country: CountryCode): FieldFault[] {
  const { businessType, identityNumber, taxNumber, iban } = keptWithType(save);
  const isCompanyNumber =
    businessType !== 'corporate' || taxNumber?.length === CORPORATE_TAX_DIGITS;
  return [
    ...(identityNumber !== undefined && !isIdentityNumber(identityNumber, country)
      ? [{ path: 'identityNumber', code: 'identity' }]
      : []),
    ...(taxNumber !== undefined && !(isTaxNumber(taxNumber, country) && isCompanyNumber)
      ? [{ path: 'taxNumber', code: 'tax_number' }]
      : []),
    ...(iban !== undefined && !isIban(iban) ? [{ path: 'iban', code: 'iban' }] : []),
  ];
}

const keptWithType = (save: Save) => ({ businessType: save.businessType, ...keptFields(save) });

/** Faults of what is missing before the application can be submitted, each at its field. */
export function missingOf(save: Save, documents: readonly DocumentKind[]): FieldFault[] {
  const { businessType } = save;
  return [
    ...REQUIRED[businessType]
      .filter((field) => (save[field] ?? '').trim() === '')
      .map((path) => ({ path, code: 'required' })),
    ...DOCUMENTS[businessType]
      .filter((kind) => !documents.includes(kind))
      .map((kind) => ({ path: `documents.${kind}`, code: 'required' })),
  ];
}
