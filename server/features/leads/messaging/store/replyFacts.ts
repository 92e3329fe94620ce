import { sql } from 'kysely';
import type { Tx } from '../../../../http/call.ts';
import type { Priced } from '../replies/quickReplies.ts';

const NEWEST_TEXTS = 5;

/** Returns the texts of a couple's newest messages on a lead, newest first. */
export async function coupleTexts(tx: Tx, leadId: number): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select body from lead_messages where lead_id = ${leadId} and direction = 'in'
    order by created_at desc, id desc limit ${NEWEST_TEXTS}`.execute(tx);
  return rows.map(({ body }) => body);
}

const MAX_MODELS = 8;

/** Returns models with their prices: those that the couple requested, otherwise the published ones. */
export async function pricesFor(
  tx: Tx,
  lead: { id: number; customer_id: number; provider_id: number },
): Promise<Priced[]> {
  const { rows } = await sql<Priced>`
    with asked as (
      select name, price as min, price as max, id as place from lead_items
      where lead_id = ${lead.id} and price is not null order by id limit ${MAX_MODELS}
    ), offered as (
      select name, min_price as min, max_price as max, "order" as place from provider_items
      where customer_id = ${lead.customer_id} and provider_id = ${lead.provider_id}
        and status = 'published' and is_active and coalesce(min_price, max_price) is not null
        and not exists (select 1 from asked)
      order by "order" limit ${MAX_MODELS}
    )
    select name, min, max from (select * from asked union all select * from offered) priced
    order by place`.execute(tx);
  return rows;
}
