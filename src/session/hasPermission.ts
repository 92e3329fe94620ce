import type { Schemas } from '#contract/types.ts';
import type { SessionData } from './loginState.ts';

/** Whether a person has the right that something takes; undefined takes none. */
export const hasPermission = (
  session: SessionData | undefined,
  needed: Schemas['Permission'] | undefined,
): boolean => needed === undefined || (session?.user.permission.grants.includes(needed) ?? false);
