import { sql } from 'kysely';
import type { Tx } from '../../../../http/call.ts';

/** Returns true if a reply or a person's message followed an automatic message, or its follow-up was stopped. */
export async function isOvertaken(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
        select from lead_messages n
        where n.lead_id = m.lead_id and n.created_at > m.created_at and n.status <> 'failed' and not n.is_automatic
      ) or exists (
        select from lead_follow_up_steps s join lead_follow_ups f on f.id = s.follow_up_id
        where s.message_id = m.id and f.end_reason <> 'done'
      ) as found
    from lead_messages m where m.id = ${id}`.execute(tx);
  return rows[0]?.found ?? true;
}
