import { useGetOne } from 'react-admin';
import type { Schemas } from '#contract/types.ts';

/** The record of the signed-in user, shared with the list of people. */
export function useOwnUser(id: number) {
  return useGetOne<Schemas['CustomerUser']>('customer-users', { id });
}
