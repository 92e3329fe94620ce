import type { Insertable } from 'kysely';
import { rebuildDays, refreshStaleDays } from '../../db/countDays.ts';
import type { VisitLogsTable } from '../../db/tables/statistics.ts';
import type { Tx } from '../../http/call.ts';

export { rebuildDays, refreshStaleDays };

/** View of a provider's page, reported by the site, possibly late. */
export type Visit = Omit<Insertable<VisitLogsTable>, 'id' | 'customer_id'>;

/** Inserts visits of the site, ignoring duplicates; runs as the database owner. */
export async function receiveVisits(tx: Tx, visits: readonly Visit[]): Promise<void> {
  for (const visit of visits) {
    const { customer_id } = await tx
      .selectFrom('providers')
      .select('customer_id')
      .where('id', '=', visit.provider_id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('visit_logs')
      .values({ ...visit, customer_id })
      .onConflict((conflict) => conflict.columns(['provider_id', 'visit_key']).doNothing())
      .execute();
  }
}
