import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import type { ModelValues } from './rules.ts';

/** Returns a model as this transaction sees it; undefined if it is not accessible. */
export async function findModelForRules(
  tx: Tx,
  id: number,
): Promise<(ModelValues & { providerId: number }) | undefined> {
  const { rows } = await sql<ModelValues & { providerId: number }>`
    select provider_id::int as "providerId", coalesce(option_ids, '[]') as "optionIds"
    from provider_items where id = ${id}`.execute(tx);
  return rows[0];
}

type BidEvent = Schemas['ItemBidEvent'];

/** Event of a bid; without a user it is the couple's. */
interface NewEvent extends Omit<BidEvent, 'by'> {
  userId?: number;
}

/** Appends an event to a bid. @returns its whole history */
export async function addBidEvent(
  tx: Tx,
  id: number,
  { userId, ...event }: NewEvent,
): Promise<BidEvent[]> {
  const { rows } = await sql<{ history: BidEvent[] }>`
    update item_bids set history = coalesce(history, '[]') || jsonb_build_array(
      ${JSON.stringify(event)}::jsonb || jsonb_build_object('by', (
        select concat_ws(' ', name, surname) from customer_users where id = ${userId ?? null}
      )))
    where id = ${id} returning history`.execute(tx);
  return rows[0]?.history ?? [];
}

/** Incoming bid request. */
export interface NewBid {
  customerId: number;
  providerId: number;
  itemId: number;
  coupleName: string;
  weddingDate: string | null;
  wish: string | null;
  budget: number | null;
}

/** Inserts a bid without an offer. @returns its id */
export async function insertBid(tx: Tx, bid: NewBid, now: Date): Promise<number> {
  const at = now.toISOString();
  const { rows } = await sql<{ id: number }>`
    insert into item_bids (customer_id, provider_id, provider_item_id, couple_name, wedding_date, wish,
      budget, status, history, version, created_at, updated_at)
    values (${bid.customerId}, ${bid.providerId}, ${bid.itemId}, ${bid.coupleName}, ${bid.weddingDate},
      ${bid.wish}, ${bid.budget}, 'waiting', '[]', 1, ${at}, ${at})
    returning id::int as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Bid whose offer the couple answers. */
interface AnsweredBid {
  customerId: number;
  providerId: number;
  coupleName: string;
}

/** Records the couple's response to the offer; undefined without one. */
export async function recordBidAnswer(
  tx: Tx,
  id: number,
  status: 'accepted' | 'rejected',
  now: Date,
): Promise<AnsweredBid | undefined> {
  const { rows } = await sql<AnsweredBid>`
    update item_bids set status = ${status}, version = version + 1, updated_at = ${now.toISOString()}
    where id = ${id} and status = 'offered'
    returning customer_id::int as "customerId", provider_id::int as "providerId",
      couple_name as "coupleName"`.execute(tx);
  return rows[0];
}
