import { useGetOne } from 'react-admin';
import type { Schemas } from '#contract/types.ts';

/** Fetches the record of the signed-in user; shares its cache with the customer user list. */
export function useOwnUser(id: number) {
  return useGetOne<Schemas['CustomerUser']>('customer-users', { id });
}
