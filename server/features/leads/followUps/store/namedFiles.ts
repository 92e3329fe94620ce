import { sql, type RawBuilder } from 'kysely';

/**
 * Builds an expression for the ids and names of the listed attachments, in list order, without deleted ones.
 * @param listing alias of the table with the column `attachment_ids`
 */
export const namedFiles = (listing: string): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name) order by place), '[]')
  from jsonb_array_elements(${sql.ref(`${listing}.attachment_ids`)}) with ordinality listed (entry, place)
    join attachments a on a.customer_id = ${sql.ref(`${listing}.customer_id`)} and to_jsonb(a.id) = entry
)`;
