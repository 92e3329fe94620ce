import { useGetIdentity } from 'ra-core';
import type { Support } from '../definition/slots.ts';

/**
 * Whether an agent who acts as the customer is kept from doing this: destructive things unless
 * `support: true`, others only with `support: false`.
 */
export function useIsBlocked(slot: Support | undefined, isDestructive = false): boolean {
  const { identity } = useGetIdentity();
  const { support = !isDestructive } = slot ?? {};
  return !support && identity?.['isActedAs'] === true;
}
