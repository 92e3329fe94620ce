import type { Tx } from '../../http/call.ts';

/** Ids of the owners of an account who work there. */
export async function findOwnerIds(tx: Tx, customerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('role_id', '=', 'owner')
    .where('status', '=', 'active')
    .where('has_left', '=', false)
    .where('is_agent', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
