import { sql, type Kysely } from 'kysely';
import { scopeToProviders } from '../tenant.ts';

/** Tables with a provider_id. */
const OWN = [
  'leads',
  'change_requests',
  'provider_prompts',
  'notification_sendings',
  'realtime_events',
];

/** Tables whose rows are parts of a lead. */
const OF_LEADS = [
  'lead_messages',
  'lead_interactions',
  'lead_calls',
  'lead_histories',
  'lead_comments',
  'lead_comment_reads',
  'lead_items',
  'product_leads',
  'lead_presences',
  'lead_follow_ups',
  'lead_follow_up_steps',
];

/** Restricts the rows of a provider to the users who are linked to it, for every statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of OWN) await scopeToProviders(db, table, 'provider_id');
  for (const table of OF_LEADS)
    await scopeToProviders(db, table, { column: 'lead_id', of: 'leads' });
  const file = { column: 'message_id', of: 'lead_messages' };
  await scopeToProviders(db, 'lead_message_attachments', file);
  // The function runs as the owner of the tables, to whom policies do not apply.
  await sql`
    create or replace function leads_named(pattern text, most integer) returns setof leads
      language sql stable security definer set search_path = pg_catalog, public, pg_temp
      as $$
        select * from leads
        where customer_id = nullif(current_setting('app.customer_id', true), '')::bigint
          and provider_id = any ((select nullif(current_setting('app.provider_ids', true), '')::bigint[])::bigint[])
          and search_key like pattern
        limit most
      $$`.execute(db);
}
