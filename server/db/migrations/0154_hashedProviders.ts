import { sql, type Kysely } from 'kysely';
import { withinProviders } from '../tenant.ts';

/**
 * Rewrites the policy of providers of every table with a column for them. The planner took the former one for a
 * second list of providers, expected a twentieth of the rows, and therefore sorted them all or read the table
 * instead of an index alone. Rows that a user may read are the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polname = 'linked_providers' and c.relnamespace = current_schema()::regnamespace
      and pg_get_expr(p.polqual, p.polrelid) like '%app.provider_ids%'`.execute(db);
  for (const { name } of rows)
    await sql`
      alter policy linked_providers on ${sql.table(name)}
        using (${withinProviders}) with check (${withinProviders})`.execute(db);
}
