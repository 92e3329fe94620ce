import { sql } from 'kysely';
import type { Database } from '../../server/db/connection.ts';
import type { Bulk } from '../../server/db/seed/bulk.ts';

/** Providers of the large account whose visits are reported. */
const PROVIDERS = 10;
/** Days of three years, and of the three before as a comparison. */
const DAYS = 2 * 1_095;
/** Rivals of the first provider, and their days. */
const RIVALS = 40;
const RIVAL_DAYS = 1_095;

/** Inserts the figures of the first provider's rivals, three of which its package names. */
export async function addRivalDays(
  { kysely }: Pick<Database, 'kysely'>,
  { providerIds: [id] }: Bulk,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const days = sql`
    generate_series(1, ${RIVALS}::int) r, generate_series(0, ${RIVAL_DAYS - 1}::int) n`;
  await sql`
    update providers set features = features || '{rivalStats}', rival_stats_access = 3 where id = ${id}`.execute(
    kysely,
  );
  await sql`
    insert into rival_days (category_id, city_id, rival_key, name, day, visits, leads, deals)
    select p.category_id, p.city_id, 'rakip-' || r, 'Rakip ' || r, ${today}::date - n,
      30 + (n * r) % 90, (n + r) % 10, (n + r) % 3
    from providers p, ${days} where p.id = ${id}`.execute(kysely);
  await sql`
    insert into rival_shares (provider_id, rival_key, name, day, shared_visitors, shared_leads)
    select ${id}, 'rakip-' || r, 'Rakip ' || r, ${today}::date - n, (n * r) % 7, (n + r) % 3
    from ${days}`.execute(kysely);
  await sql`vacuum analyze rival_days, rival_shares`.execute(kysely);
}

/** Inserts ten providers of the large account with six years of figures by day, until today. */
export async function addProviderDays(
  { kysely }: Pick<Database, 'kysely'>,
  { customerId, userId, providerIds }: Bulk,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await sql`
    with added as (
      insert into providers (customer_id, name, slug, category_id, city_id, features, created_at, updated_at)
      select ${customerId}, 'Firma ' || n, 'firma-' || n, 1, 1, '{}', ${at}, ${at}
      from generate_series(${providerIds.length + 1}::int, ${PROVIDERS}::int) n returning id
    )
    insert into customer_user_providers (customer_id, customer_user_id, provider_id)
    select ${customerId}, ${userId}, id from added`.execute(kysely);
  await sql`
    insert into provider_days (customer_id, provider_id, day, visits, sessions, leads, deals, visit_hours,
      shown_leads, answered_in_time, ended_leads)
    select p.customer_id, p.id, ${at.slice(0, 10)}::date - n, n % 90, n % 60, n % 7, n % 2,
      array(select (n + h) % 9 from generate_series(0, 23) h), n % 7, n % 5, n % 2
    from providers p, generate_series(0, ${DAYS - 1}::int) n where p.customer_id = ${customerId}`.execute(
    kysely,
  );
  await sql`analyze provider_days`.execute(kysely);
}
