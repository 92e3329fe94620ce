import type { FieldFault } from '../../http/apiError.ts';
import { isCommonPassword } from './isCommonPassword.ts';

/** What is wrong with a new password besides its length, which the contract checks. */
export function passwordFault(path: string, password: string): FieldFault | undefined {
  return isCommonPassword(password) ? { path, code: 'common_password' } : undefined;
}
