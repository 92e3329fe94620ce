import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../http/call.ts';
import type { Actor } from '../actor.ts';

interface NewProductLead {
  leadId: number;
  product: string;
  campaignId: number;
  note: string | null;
}

/** Inserts a product lead; undefined if the couple's lead has one already. */
export async function insertProductLead(
  tx: Tx,
  actor: Actor,
  { leadId, product, campaignId, note }: NewProductLead,
): Promise<Schemas['ProductLead'] | undefined> {
  const row = await tx
    .insertInto('product_leads')
    .values({
      customer_id: actor.customerId,
      lead_id: leadId,
      product,
      campaign_id: campaignId,
      note,
      created_by: actor.userId,
      created_at: actor.at,
    })
    .onConflict((conflict) => conflict.columns(['lead_id', 'product']).doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  return row && { id: row.id, product, campaignId, leadId, createdAt: row.created_at };
}
