import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { notifySigners } from './notify.ts';

/**
 * Approves agreements whose deadline has passed. Several processes may run it at once.
 * @returns number of approved agreements
 */
export async function approveDueAgreements(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
): Promise<number> {
  return kysely.transaction().execute(async (tx) => {
    const at = now.toISOString();
    const { rows } = await sql<{ customerId: number }>`
      update merchant_applications
      set agreement_status = 'approved', agreement_decided_at = ${at}, agreement_is_automatic = true, updated_at = ${at}
      where agreement_status = 'offered' and agreement_due_at <= ${at}
      returning customer_id as "customerId"`.execute(tx);
    for (const { customerId } of rows)
      await notifySigners(tx, customerId, { news: 'agreement_automatic', now });
    return rows.length;
  });
}
