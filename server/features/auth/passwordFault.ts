import type { FieldFault } from '../../http/apiError.ts';
import { isCommonPassword } from './isCommonPassword.ts';

/** Returns the fault of a new password, except for its length, which the contract checks. */
export function passwordFault(path: string, password: string): FieldFault | undefined {
  return isCommonPassword(password) ? { path, code: 'common_password' } : undefined;
}
