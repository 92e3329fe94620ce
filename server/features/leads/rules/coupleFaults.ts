import { isValidPhoneNumber } from 'libphonenumber-js/max';
import type { FieldFault } from '../../../http/apiError.ts';

interface CoupleFields {
  brideName?: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/**
 * Returns the faults of an entered couple that the contract cannot express: a blank name, or a phone
 * number that cannot exist.
 */
export function coupleFaults({ brideName, phone }: CoupleFields): FieldFault[] {
  return [
    ...(brideName !== undefined && brideName.trim() === ''
      ? [{ path: 'couple.brideName', code: 'required' }]
      : []),
    ...(phone && !isValidPhoneNumber(phone) ? [{ path: 'couple.phone', code: 'phone' }] : []),
  ];
}
