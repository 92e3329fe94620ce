import Fastify, { type FastifyInstance } from 'fastify';
import type { Bulk } from '../../server/db/seed/bulk.ts';

/** Runs one statement with its parameters; returns its rows. */
export type Query = (text: string, values: readonly unknown[]) => Promise<readonly object[]>;

const PAGE = `
  with counted as (
    select count(*)::int as found from (
      select from leads
      where customer_id = $1 and provider_id = any($2) and status = $3 and created_at >= $4
      limit 10001) bounded)
  select l.*, c.bride_name, c.groom_name, c.email, c.phone, c.contact_preference,
    p.name as provider_name, u.full_name as assignee_name, counted.found
  from counted, leads l
  join couples c on c.id = l.couple_id
  join providers p on p.id = l.provider_id
  left join customer_users u on u.id = l.assignee_id
  where l.customer_id = $1 and l.provider_id = any($2) and l.status = $3 and l.created_at >= $4
  order by l.created_at desc, l.id desc
  limit 25`;

const SIX_MONTHS_MS = 183 * 86_400_000;

/**
 * Creates an app with one endpoint, the filtered list: no session, no permission, no validation, no
 * transaction, no row-level security. The difference to the API's list is the API's overhead.
 */
export function handWrittenApp(query: Query, { customerId, providerIds }: Bulk): FastifyInstance {
  const app = Fastify();
  app.get('/list', async () => {
    const since = new Date(Date.now() - SIX_MONTHS_MS).toISOString();
    const rows = await query(PAGE, [customerId, providerIds, 'pending', since]);
    return { data: rows };
  });
  return app;
}
