import type { Schemas } from '#contract/types.ts';
import type { SessionData } from './loginState.ts';

/** Returns true if a user has a permission, or if none is required (undefined). */
export const hasPermission = (
  session: SessionData | undefined,
  needed: Schemas['Permission'] | undefined,
): boolean => needed === undefined || (session?.user.permission.grants.includes(needed) ?? false);
