import { sql, type Kysely } from 'kysely';
import { scopeToProviders, tenantTable } from '../tenant.ts';

/** Creates the settings of each provider's review widget for other sites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_widgets (
      provider_id bigint primary key references providers,
      customer_id bigint not null references customers,
      key text not null unique,
      max_reviews integer not null,
      min_star integer not null,
      include_words text not null,
      exclude_words text not null,
      look text not null,
      theme text not null,
      updated_at timestamptz not null
    )`.execute(db);
  await tenantTable(db, 'review_widgets');
  await scopeToProviders(db, 'review_widgets', 'provider_id');
}
