import { sql } from 'kysely';
import type { Tx } from '../../http/call.ts';

export { approveDueAgreements } from './approveDueAgreements.ts';

/** Counts applications and objections that are pending at the desk, up to ten thousand. */
export async function countWaitingMerchants(tx: Tx): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from merchant_applications where status = 'pending' or agreement_status = 'objected' limit 10000) b`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}
