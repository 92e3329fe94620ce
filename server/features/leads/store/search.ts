import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../http/call.ts';
import type { AccessScope } from '../access.ts';
import { leadsNamed, type LeadQuery } from './named.ts';

/** Maximum number of matching leads that are searched for couples. */
const MAX_SEARCHED_LEADS = 500;

/** Builds the query of `searchCouples`; it joins only the hits. */
export function coupleSearchQuery(
  { customerId, providerIds }: AccessScope,
  text: string,
  limit: number,
): RawBuilder<Schemas['CoupleHit']> {
  const named = leadsNamed(text);
  const hits: LeadQuery = (table, where) => sql`
    select l.id from ${table} l
    where l.customer_id = ${customerId} and l.provider_id = any(${providerIds}) and ${where}
    order by l.created_at desc, l.id desc limit ${MAX_SEARCHED_LEADS}`;
  return sql<Schemas['CoupleHit']>`
    with ${named.first} hits as (${named.rows(hits)}),
      newest as (
        select distinct on (l.couple_id) l.* from leads l where l.id = any(array(select id from hits))
        order by l.couple_id, l.created_at desc, l.id desc
      )
    select l.id as "leadId", l.couple_id as "coupleId", l.shown_name as "coupleName",
      l.wedding_date as "weddingDate", p.name as "providerName", l.status, l.created_at as "createdAt"
    from newest l join providers p on p.id = l.provider_id
    order by l.created_at desc, l.id desc limit ${limit}`;
}

/** Searches couples of any age by a part of their name; returns each with its newest lead, newest first. */
export async function searchCouples(
  tx: Tx,
  scope: AccessScope,
  text: string,
  limit: number,
): Promise<Schemas['CoupleHit'][]> {
  return (await coupleSearchQuery(scope, text, limit).execute(tx)).rows;
}
