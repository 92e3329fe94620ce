import type { Schemas } from '#contract/types.ts';
import type { FieldFault } from '../../../http/apiError.ts';

const DIGITS = 10;

/**
 * Returns a fault if a company's tax number has a wrong length. The contract's conditions can require fields but
 * not narrow their values, so the rule is code.
 */
export function companyNumberFaults(save: Schemas['MerchantApplicationSave']): FieldFault[] {
  const { businessType, taxNumber } = save;
  return businessType === 'corporate' && taxNumber !== undefined && taxNumber.length !== DIGITS
    ? [{ path: 'taxNumber', code: 'tax_number' }]
    : [];
}
