import type { CountryCode } from 'libphonenumber-js/max';
import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../../http/apiError.ts';
import { isIdentityNumber, isTaxNumber } from '../../customers/commands.ts';
import { isIban } from './isIban.ts';
import { keptFields } from './ownFields.ts';

const CORPORATE_TAX_DIGITS = 10;

/** Numbers whose check digits are wrong; a draft has none either. */
export function wrongNumbers(
  save: Schemas['MerchantApplicationSave'],
  country: CountryCode,
): FieldFault[] {
  const { identityNumber, taxNumber, iban } = keptFields(save);
  const isCompanyNumber =
    save.businessType !== 'corporate' || taxNumber?.length === CORPORATE_TAX_DIGITS;
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
