import { sql } from 'kysely';
import type { Database } from '../../server/db/connection.ts';
import type { Bulk } from '../../server/db/seed/bulk.ts';

/** Providers of the large account whose visits are reported. */
const PROVIDERS = 10;
/** Days of three years, and of the three before as a comparison. */
const DAYS = 2 * 1_095;

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
    insert into provider_days (customer_id, provider_id, day, visits, sessions, leads, deals, visit_hours)
    select p.customer_id, p.id, ${at.slice(0, 10)}::date - n, n % 90, n % 60, n % 7, n % 2,
      array(select (n + h) % 9 from generate_series(0, 23) h)
    from providers p, generate_series(0, ${DAYS - 1}::int) n where p.customer_id = ${customerId}`.execute(
    kysely,
  );
  await sql`analyze provider_days`.execute(kysely);
}
