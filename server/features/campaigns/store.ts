import { sql, type Insertable } from 'kysely';
import type { CampaignRequestsTable } from '../../db/tables/campaigns.ts';
import type { Tx } from '../../http/call.ts';
import type { Taken } from './rewards.ts';

type Row = Omit<Insertable<CampaignRequestsTable>, 'status'>;

/** Inserts a request. @returns undefined if the customer has requested it already */
export async function insertRequest(tx: Tx, row: Row): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('campaign_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Serializes the referrals of a customer until the transaction ends. */
export async function lockReferrals(tx: Tx, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`referrals ${customerId}`}))`.execute(tx);
}

/** Returns the amounts that the customer's recommendations have used, in total and since the month began. */
export async function takenRewards(tx: Tx, customerId: number, monthBegan: Date): Promise<Taken> {
  const { rows } = await sql<Taken>`
    select coalesce(sum(reward), 0)::int as total,
      coalesce(sum(reward) filter (where created_at >= ${monthBegan.toISOString()}), 0)::int as month
    from campaign_requests where customer_id = ${customerId} and kind = 'referral'`.execute(tx);
  return rows[0] ?? { month: 0, total: 0 };
}
