import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../../http/apiError.ts';

const DIGITS = 10;

/**
 * A company has a tax number of its own, and not that of a person. This stays code: the contract's conditions require
 * fields, and do not narrow their values.
 */
export function companyNumberFaults(save: Schemas['MerchantApplicationSave']): FieldFault[] {
  const { businessType, taxNumber } = save;
  return businessType === 'corporate' && taxNumber !== undefined && taxNumber.length !== DIGITS
    ? [{ path: 'taxNumber', code: 'tax_number' }]
    : [];
}
