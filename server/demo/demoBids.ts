import { sql } from 'kysely';
import { page } from '../db/seed/demo/pages.ts';
import { receiveBid, receiveBidAnswer } from '../features/models/commands.ts';
import type { Tx } from '../http/call.ts';
import { addDays, dayIn } from '../time/day.ts';
import { zone } from '../time/zone.ts';
import { BRIDES, turn, type DemoEvent } from './demoLeads.ts';

const WISHES = [
  '38 beden, kuyruksuz hâli olur mu?',
  'Kolları uzun isterim; iki prova yeter.',
  'Mart ayında teslim alabilir miyim? Duvak da istiyorum.',
];

/** Creates a bid request of a bride for one of the models of Ayşe's bridal shop. */
export async function createDemoBid(tx: Tx, now: Date): Promise<DemoEvent> {
  const { rows } = await sql<{ id: number; name: string; customerId: number; bidCount: number }>`
    select i.id::int as id, i.name, i.customer_id::int as "customerId",
      (select count(*)::int from item_bids) as "bidCount"
    from provider_items i where i.provider_id = ${page.inci} and i.status = 'published' and i.is_active
    order by i."order"`.execute(tx);
  const [first] = rows;
  if (!first) return { kind: 'no_model', coupleName: '', text: '' };
  const { bidCount } = first;
  const item = turn(rows, bidCount);
  const coupleName = turn(BRIDES, bidCount);
  const wish = turn(WISHES, bidCount);
  const bid = {
    customerId: item.customerId,
    providerId: page.inci,
    itemId: item.id,
    coupleName,
    weddingDate: addDays(dayIn(zone, now), 150 + (bidCount % 120)),
    wish,
    budget: 35_000 + (bidCount % 5) * 5_000,
  };
  await receiveBid(tx, bid, now);
  return { kind: 'item_bid', coupleName, text: `${item.name}: ${wish}` };
}

const ANSWER = 'Teşekkürler, teklifiniz bize uygun. Prova için gün verir misiniz?';

/** Accepts the latest offer on behalf of its bride. */
export async function acceptDemoOffer(tx: Tx, now: Date): Promise<DemoEvent> {
  const { rows } = await sql<{ id: number; coupleName: string }>`
    select id::int as id, couple_name as "coupleName" from item_bids where status = 'offered'
    order by updated_at desc, id desc limit 1`.execute(tx);
  const [bid] = rows;
  if (!bid) return { kind: 'no_offer', coupleName: '', text: '' };
  await receiveBidAnswer(tx, bid.id, { event: 'accepted', text: ANSWER }, now);
  return { kind: 'item_bid_answer', coupleName: bid.coupleName, text: ANSWER };
}
