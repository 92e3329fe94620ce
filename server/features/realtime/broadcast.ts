import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../http/call.ts';
import type { RealtimeHint } from '../../ports/realtime/port.ts';
import { HINT_CHANNEL } from './channel.ts';

/** Recipients per notification, whose payload is limited to 8000 bytes. */
const MAX_RECIPIENTS = 100;

/** Sends a hint at the commit to the customer's users `u` that match a condition. */
async function notifyUsersWhere(
  tx: Tx,
  customerId: number,
  hint: RealtimeHint,
  isMeant: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    select pg_notify(${HINT_CHANNEL}, jsonb_build_object(
      'hint', ${JSON.stringify(hint)}::jsonb,
      'users', jsonb_agg(jsonb_build_object('id', m.id, 'uuid', m.uuid)))::text)
    from (
      select u.id, u.uuid, (row_number() over (order by u.id) - 1) / ${MAX_RECIPIENTS}::int as part
      from customer_users u
      where u.customer_id = ${customerId} and not u.has_left and ${isMeant}
    ) m group by m.part`.execute(tx);
}

/** Sends a hint to these users. */
export async function broadcastToUsers(
  tx: Tx,
  customerId: number,
  userIds: readonly number[],
  hint: RealtimeHint,
): Promise<void> {
  if (userIds.length > 0) await notifyUsersWhere(tx, customerId, hint, sql`u.id = any(${userIds})`);
}

/** Sends a hint to every user with access to the lead's provider. */
export async function broadcastToLead(
  tx: Tx,
  customerId: number,
  hint: RealtimeHint,
): Promise<void> {
  const isLinked = sql`exists (
    select 1 from customer_user_providers l join leads e on e.provider_id = l.provider_id
    where l.customer_user_id = u.id and e.id = ${hint.leadId})`;
  await notifyUsersWhere(tx, customerId, hint, isLinked);
}
