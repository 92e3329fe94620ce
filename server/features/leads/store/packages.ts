import { sql } from 'kysely';
import type { PackageLimits } from '../../../db/tables/providers.ts';
import type { Tx } from '../../../http/call.ts';

export interface LockedProvider {
  id: number;
  customer_id: number;
  name: string;
  limits: PackageLimits;
}

/** Locks a provider until the transaction ends, which serializes counts against its package. */
export async function lockProvider(tx: Tx, id: number): Promise<LockedProvider | undefined> {
  return tx
    .selectFrom('providers')
    .select(['id', 'customer_id', 'name', 'limits'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Counts the open couples of a provider since an instant, without leads that the customer added, and checks
 * whether one couple is among all open ones.
 */
export async function openCouples(
  tx: Tx,
  providerId: number,
  since: string,
  coupleId: number | undefined,
): Promise<{ count: number; includesCouple: boolean }> {
  const { rows } = await sql<{ count: number; includes: boolean }>`
    select count(distinct couple_id) filter (where source <> 'customer_added')::int as count,
      coalesce(bool_or(couple_id = ${coupleId ?? null}::bigint), false) as includes
    from leads where provider_id = ${providerId} and created_at >= ${since} and not is_masked`.execute(
    tx,
  );
  return { count: rows[0]?.count ?? 0, includesCouple: rows[0]?.includes ?? false };
}
