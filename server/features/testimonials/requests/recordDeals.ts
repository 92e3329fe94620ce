import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import { lockLeadDeal } from '../../leads/commands.ts';
import type { Language } from '../../../http/call.ts';
import { recordDeal } from './recordDeal.ts';

/** Maximum number of deals per run. */
const MAX_DEALS = 200;

/**
 * Records the couples of leads that became deals since an instant, for testimonial requests. Several processes may
 * run it at once.
 * @returns their number
 */
export async function recordDeals(
  db: Pick<Database, 'kysely'>,
  homeLanguage: Language,
  since: Date,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select l.id from leads l
    where l.status = 'deal' and not l.is_masked and l.updated_at >= ${since.toISOString()}
      and not exists (select from couple_providers c where c.lead_id = l.id)
    order by l.updated_at limit ${MAX_DEALS}`.execute(db.kysely);
  for (const { id } of rows) {
    if (signal?.aborted) break;
    await db.kysely.transaction().execute(async (tx) => {
      const deal = await lockLeadDeal(tx, id, homeLanguage);
      if (deal?.isDeal) await recordDeal(tx, deal, now);
    });
  }
  return rows.length;
}
