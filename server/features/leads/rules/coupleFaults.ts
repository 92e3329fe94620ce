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

/** A couple without any way to reach it is refused at both fields. */
export function contactFaults(email: string | null, phone: string | null): FieldFault[] {
  if (email !== null || phone !== null) return [];
  return ['couple.email', 'couple.phone'].map((path) => ({ path, code: 'contact_missing' }));
}
