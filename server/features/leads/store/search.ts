import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../http/call.ts';
import type { Reach } from '../access.ts';
import { namePattern } from './listLeads.ts';

/** More enquiries than this are not looked through for their couples. */
const LOOKED_THROUGH = 500;

/** Couples by a part of their name, of any age, each with its newest enquiry; the newest first. */
export async function searchCouples(
  tx: Tx,
  { customerId, providerIds }: Reach,
  text: string,
  limit: number,
): Promise<Schemas['CoupleHit'][]> {
  const { rows } = await sql<Schemas['CoupleHit']>`
    with hits as (
        select l.id, l.couple_id, l.created_at from leads l
        where l.customer_id = ${customerId} and l.provider_id = any(${providerIds})
          and l.search_key like ${namePattern(text)}
        order by l.created_at desc, l.id desc limit ${LOOKED_THROUGH}
      ),
      newest as (
        select distinct on (couple_id) id, created_at from hits order by couple_id, created_at desc, id desc
      ),
      shown as (select id from newest order by created_at desc, id desc limit ${limit})
    select l.id as "leadId", l.couple_id as "coupleId", l.shown_name as "coupleName",
      l.wedding_date as "weddingDate", p.name as "providerName", l.status, l.created_at as "createdAt"
    from shown join leads l on l.id = shown.id join providers p on p.id = l.provider_id
    order by l.created_at desc, l.id desc`.execute(tx);
  return rows;
}
