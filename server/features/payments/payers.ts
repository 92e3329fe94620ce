import type { Tx } from '../../http/call.ts';
import { permissionsOf } from '../../http/roles.ts';

/** Returns the ids of a customer's users who may pay; they receive its payment notifications. */
export async function findPayers(tx: Tx, customerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('customer_users')
    .select(['id', 'role_id', 'is_agent'])
    .where('customer_id', '=', customerId)
    .where('status', '=', 'active')
    .where('has_left', '=', false)
    .orderBy('id')
    .execute();
  return rows
    .filter(({ role_id, is_agent }) => permissionsOf(role_id, is_agent).includes('payments.write'))
    .map(({ id }) => id);
}
