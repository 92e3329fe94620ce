import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { shippedTemplates } from './reference/templates.ts';

/**
 * Adds the shipped templates to customers that have not received them: to one, or to all. Skips names that the
 * customer uses itself.
 */
export async function shipTemplates(
  tx: Kysely<Tables>,
  now: Date,
  customerId: number | null = null,
): Promise<void> {
  const rows = shippedTemplates.map(({ name, subject, paragraphs }) => ({
    name,
    subject,
    content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
  }));
  await sql`
    with marked as (
      update customers set templates_shipped = true
      where not templates_shipped and (${customerId}::bigint is null or id = ${customerId})
      returning id
    )
    insert into templates (customer_id, language, name, subject, content, created_at, updated_at)
    select marked.id, 'tr', t.name, t.subject, t.content, ${now.toISOString()}, ${now.toISOString()}
    from marked cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (name text, subject text, content text)
    order by marked.id, t.name
    on conflict do nothing`.execute(tx);
}
