import { sql } from 'kysely';
import type { Tx } from '../../http/call.ts';

/** Returns true if a hall belongs to a provider, or is shared with it. */
export async function isHallOf(tx: Tx, spaceId: number, providerId: number): Promise<boolean> {
  const { rows } = await sql`
    select from customer_spaces
    where id = ${spaceId}
      and (provider_id = ${providerId} or linked_provider_ids @> ${JSON.stringify([providerId])}::jsonb)`.execute(
    tx,
  );
  return rows.length > 0;
}
