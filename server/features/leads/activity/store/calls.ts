import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import type { Actor } from '../../actor.ts';

/** Returns the phone number of the caller: the user's own, otherwise the provider's. */
export async function findCallerNumber(
  tx: Tx,
  userId: number,
  providerId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ number: string | null }>`
    select coalesce(
      (select value from customer_user_contacts
        where customer_user_id = ${userId} and kind = 'phone' order by position, id limit 1),
      (select phone from providers where id = ${providerId})
    ) as number`.execute(tx);
  return rows[0]?.number ?? undefined;
}

export async function insertCall(tx: Tx, actor: Actor, leadId: number): Promise<number> {
  const { id } = await tx
    .insertInto('lead_calls')
    .values({
      customer_id: actor.customerId,
      lead_id: leadId,
      created_by: actor.userId,
      started_at: actor.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a call with its known result. */
export async function endCall(
  tx: Tx,
  id: number,
  result: Schemas['CallResultCode'] | null,
  at: string,
): Promise<void> {
  await tx.updateTable('lead_calls').set({ result, ended_at: at }).where('id', '=', id).execute();
}

/** Records the result of the last open call, or of a call made from another phone. */
export async function finishCall(
  tx: Tx,
  actor: Actor,
  leadId: number,
  result: Schemas['CallResultCode'],
): Promise<void> {
  const open = await tx
    .selectFrom('lead_calls')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('ended_at', 'is', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const id = open?.id ?? (await insertCall(tx, actor, leadId));
  await endCall(tx, id, result, actor.at);
}
