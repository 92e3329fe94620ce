import type { Insertable } from 'kysely';
import { rebuildDays, refreshStaleDays } from '../../db/countDays.ts';
import type { VisitLogsTable } from '../../db/tables/statistics.ts';
import type { Tx } from '../../http/call.ts';

export { rebuildDays, refreshStaleDays };

/** A view of a provider's page, as the site tells it, at once or late. */
export type Visit = Omit<Insertable<VisitLogsTable>, 'id' | 'customer_id'>;

/** Keeps visits of the site; runs as the database's owner. One that is told twice stands once. */
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
