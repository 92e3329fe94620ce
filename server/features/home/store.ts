import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';

interface AccessScope {
  customerId: number;
  providerIds: readonly number[];
}

/** Facts of a provider's score, besides its leads. */
export interface PageFacts {
  id: number;
  category_type: Schemas['ProviderCategory']['categoryType'];
  name: string;
  district_id: number | null;
  about: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  answers: Readonly<Record<string, unknown>>;
  price_lists: number;
  current_price_lists: number;
  /** Average stars of couples, 1 to 5; null without a testimonial. */
  stars: number | null;
  has_debt: boolean;
}

/** Returns the facts of each accessible provider, in the customer's order. */
export async function pageFacts(
  tx: Tx,
  { customerId, providerIds }: AccessScope,
  today: string,
): Promise<PageFacts[]> {
  const { rows } = await sql<PageFacts>`
    select p.id, p.name, g.category_type, p.district_id, p.about, p.phone, p.email, p.website, p.address, p.latitude,
      p.longitude, p.answers,
      coalesce(c.price_lists, 0) as price_lists, coalesce(c.current, 0) as current_price_lists, t.stars,
      exists (
        select from payments d
        where d.customer_id = ${customerId} and d.provider_id = p.id and d.status = 'overdue'
      ) as has_debt
    from providers p
    join provider_categories g on g.id = p.category_id
    left join (
      select provider_id, count(*)::int as price_lists,
        (count(*) filter (where expire_at >= ${today}))::int as current
      from catalogs where customer_id = ${customerId} group by provider_id
    ) c on c.provider_id = p.id
    left join (
      select provider_id, avg(star)::float8 as stars
      from provider_testimonials where customer_id = ${customerId} and status = 'active' group by provider_id
    ) t on t.provider_id = p.id
    where p.customer_id = ${customerId} and p.id = any(${[...providerIds]})
    order by p.position, p.id`.execute(tx);
  return rows;
}

export interface EndingPrices {
  id: number;
  name: string;
  provider_name: string;
  expire_at: string;
}

const SHOWN = 6;
const MAX_ROWS = 1000;

/** Returns price lists that have ended or end by a day, sorted by end, and their count, bounded at 1000. */
export async function endingPrices(
  tx: Tx,
  { customerId, providerIds }: AccessScope,
  until: string,
): Promise<{ rows: EndingPrices[]; total: number }> {
  const { rows } = await sql<{ total: number } & (EndingPrices | { id: null })>`
    with ending as (
      select c.id, c.name, c.provider_id, c.expire_at from catalogs c
      where c.customer_id = ${customerId} and c.provider_id = any(${[...providerIds]}) and c.expire_at <= ${until}
      order by c.expire_at, c.id limit ${MAX_ROWS}
    )
    select counted.total, shown.*
    from (select count(*)::int as total from ending) counted
    left join (
      select e.id, e.name, p.name as provider_name, e.expire_at
      from ending e join providers p on p.id = e.provider_id order by e.expire_at, e.id limit ${SHOWN}
    ) shown on true
    order by shown.expire_at, shown.id`.execute(tx);
  return {
    rows: rows.flatMap((row) => (row.id === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
  };
}
