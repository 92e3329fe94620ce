import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';

interface UserInShort {
  id: number;
  full_name: string;
  role_id: Schemas['CustomerUserRole'];
  image: string | null;
  status: Schemas['InvitationStatus'];
}

/** Returns all users of a customer as short records, sorted by name. */
export function usersInShort(tx: Tx, customerId: number): Promise<UserInShort[]> {
  return tx
    .selectFrom('customer_users')
    .select(['id', 'full_name', 'role_id', 'image', 'status'])
    .where('customer_id', '=', customerId)
    .orderBy(sql`full_name collate tr_sort`)
    .orderBy('id')
    .execute();
}
