import { sql } from 'kysely';
import type { Tx } from '../../http/call.ts';

/** Builds the condition for templates that have an attachment. */
const holds = (attachmentId: number) =>
  sql<boolean>`attachment_ids @> to_jsonb(${attachmentId}::bigint)`;

/** Builds the list of attachments without one, in the same order. */
const without = (attachmentId: number) => sql`
  coalesce(
    (select jsonb_agg(entry order by place)
      from jsonb_array_elements(attachment_ids) with ordinality listed (entry, place)
      where entry <> to_jsonb(${attachmentId}::bigint)),
    '[]')`;

/** Removes an attachment from a template. @returns false if it is not attached */
export async function detach(
  tx: Tx,
  { customerId, id, attachmentId }: { customerId: number; id: number; attachmentId: number },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update templates
    set attachment_ids = ${without(attachmentId)}, version = version + 1, updated_at = ${now.toISOString()}
    where id = ${id} and customer_id = ${customerId} and ${holds(attachmentId)}`.execute(tx);
  return numAffectedRows > 0n;
}

/** Removes an attachment from every template of a customer. */
export async function detachEverywhere(
  tx: Tx,
  { customerId, attachmentId }: { customerId: number; attachmentId: number },
): Promise<void> {
  await sql`
    update templates set attachment_ids = ${without(attachmentId)}, version = version + 1
    where customer_id = ${customerId} and ${holds(attachmentId)}`.execute(tx);
}
