import { sql } from 'kysely';
import type { Call, Tx } from '../../http/call.ts';
import { notFound, refused } from '../../http/apiError.ts';
import { instead, plainOf, type PlainHandlers } from '../../http/plainOf.ts';

/** States in which a campaign's documents change: those in which the campaign itself does. */
const OPEN = ['draft', 'pending', 'rejected'];

/** Holds a campaign whose documents change; refuses one that was approved. */
async function lockOpenCampaign(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ status: string }>`
    select status from discounts where id = ${id} for update`.execute(tx);
  const [campaign] = rows;
  if (!campaign) throw notFound();
  if (!OPEN.includes(campaign.status)) throw refused('state');
}

/** Handlers of the documents of campaigns, which are as read-only as their campaign. */
export function documentHandlers(plain: PlainHandlers) {
  const run = plainOf(plain);
  return {
    createDiscountDocument: instead(
      plain,
      'createDiscountDocument',
      async (tx: Tx, call: Call<'createDiscountDocument'>) => {
        await lockOpenCampaign(tx, call.params.id);
        return run('createDiscountDocument', tx, call);
      },
    ),
    updateDiscountDocument: instead(
      plain,
      'updateDiscountDocument',
      async (tx: Tx, call: Call<'updateDiscountDocument'>) => {
        await lockOpenCampaign(tx, call.params.id);
        return run('updateDiscountDocument', tx, call);
      },
    ),
    deleteDiscountDocument: async (tx: Tx, call: Call<'deleteDiscountDocument'>) => {
      await lockOpenCampaign(tx, call.params.id);
      return run('deleteDiscountDocument', tx, call);
    },
  };
}
