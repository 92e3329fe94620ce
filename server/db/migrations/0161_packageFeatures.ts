import { sql, type Kysely } from 'kysely';

const SILVER = [
  'replyTestimonial',
  'uploadPhotos',
  'viewLeads',
  'addCampaign',
  'pageStats',
  'whatsappLeads',
];
const ALL = [...SILVER, 'dealStats', 'rivalStats', 'coupleDealStatus', 'itemBids'];

/** Code, listed name, features, number of photos (null for any number) and of named rivals. */
const PRODUCTS = [
  ['silver', 'Gümüş', SILVER, 60, 0],
  ['gold', 'Altın', ALL, null, 3],
  ['prime', 'Prime', ALL, null, 10],
] as const;

/** Adds what a package of the checkout unlocks, and the package that a payment began, extended or replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      add column listing_name text,
      add column features text[] not null default '{}',
      add column photo_limit integer,
      add column couples_per_month integer,
      add column rivals integer not null default 0`.execute(db);
  for (const [code, name, features, photos, rivals] of PRODUCTS)
    await sql`
      update products set listing_name = ${name}, features = ${features}::text[],
        photo_limit = ${photos}::integer, rivals = ${rivals}::integer
      where code = ${code}`.execute(db);
  await sql`
    alter table payments
      add column covered_provider_id bigint references providers on delete set null,
      add column replaced_package jsonb`.execute(db);
  await sql`create index payments_covered on payments (covered_provider_id)`.execute(db);
  await sql`
    update payments p set covered_provider_id = coalesce(p.provider_id, (
      select v.id from providers v join products r on r.id = p.product_id
      where v.customer_id = p.customer_id and v.product_name = r.words ->> 'tr'
      order by v.product_date_end = p.period_end desc nulls last, v.product_date_end desc nulls last, v.id limit 1
    ))
    where p.status = 'paid' and p.product_id is not null`.execute(db);
}
