import { sql } from 'kysely';
import type { Tx } from '../../../../http/call.ts';
import { permissionsOf } from '../../../../http/roles.ts';

/** Returns the columns of a lead that an event contains. */
export async function findReceivingLead(tx: Tx, id: number) {
  return tx
    .selectFrom('leads')
    .select(['id', 'customer_id', 'provider_id', 'couple_id', 'shown_name', 'is_masked'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds an unread message to a lead. The version stays, so that open forms remain valid. */
export async function receiveOnLead(tx: Tx, id: number, at: string): Promise<void> {
  await tx
    .updateTable('leads')
    .set((eb) => ({
      unread_message_count: eb('unread_message_count', '+', 1),
      is_unread: true,
      updated_at: at,
      last_activity_at: sql<string>`greatest(last_activity_at, ${at}::timestamptz)`,
    }))
    .where('id', '=', id)
    .execute();
}

/** Returns the ids of the active users who receive the leads of a provider and may read them. */
export async function findReceivers(tx: Tx, providerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('customer_user_providers as l')
    .innerJoin('customer_users as u', 'u.id', 'l.customer_user_id')
    .select(['u.id', 'u.role_id', 'u.is_agent'])
    .where('l.provider_id', '=', providerId)
    .where('l.can_receive_leads', '=', true)
    .where('u.status', '=', 'active')
    .where('u.has_left', '=', false)
    .orderBy('u.id')
    .execute();
  return rows
    .filter(({ role_id, is_agent }) => permissionsOf(role_id, is_agent).includes('leads.read'))
    .map(({ id }) => id);
}
