import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../../http/call.ts';
import type { AccessScope } from '../../access.ts';

type Duplicate = Schemas['LeadDuplicate'];

interface DuplicateRow {
  lead_id: number;
  provider_id: number;
  provider_name: string;
  status: Duplicate['status'];
  created_at: string;
  matched_by: Duplicate['matchedBy'];
}

const MAX_DUPLICATES = 20;

/**
 * Builds the query for accessible leads of probably the same couple, newest first. Excludes masked leads;
 * anonymised couples match by their own record only, because any other match would identify them.
 */
export function duplicatesQuery(
  { customerId, providerIds }: AccessScope,
  leadId: number,
): RawBuilder<DuplicateRow> {
  return sql<DuplicateRow>`
    with me as (
      select l.couple_id, c.name_key, c.wedding_date, c.phone, c.email_key,
        c.contact_preference = 'anonymised' as is_anonymised
      from leads l join couples c on c.id = l.couple_id
      where l.id = ${leadId} and l.customer_id = ${customerId}
    ), alike as (
      select couple_id as id, 'couple' as by, 1 as rank from me
      union all
      select c.id, 'phone', 2 from me join couples c on c.phone = me.phone
      where c.customer_id = ${customerId} and not me.is_anonymised and c.contact_preference <> 'anonymised'
      union all
      select c.id, 'email', 3 from me join couples c on c.email_key = me.email_key
      where c.customer_id = ${customerId} and not me.is_anonymised and c.contact_preference <> 'anonymised'
      union all
      select c.id, 'name', 4
      from me join couples c on c.name_key = me.name_key and c.wedding_date = me.wedding_date
      where c.customer_id = ${customerId} and not me.is_anonymised and c.contact_preference <> 'anonymised'
    ), same as (
      select id, json_agg(by order by rank) as matched_by from alike group by id
    )
    select l.id as lead_id, l.provider_id, p.name as provider_name, l.status, l.created_at, same.matched_by
    from same join leads l on l.couple_id = same.id join providers p on p.id = l.provider_id
    where l.customer_id = ${customerId} and l.provider_id = any(${providerIds})
      and l.id <> ${leadId} and not l.is_masked
    order by l.created_at desc, l.id desc limit ${MAX_DUPLICATES}`;
}

export async function findDuplicates(
  tx: Tx,
  scope: AccessScope,
  leadId: number,
): Promise<Duplicate[]> {
  const { rows } = await duplicatesQuery(scope, leadId).execute(tx);
  return rows.map((row) => ({
    leadId: row.lead_id,
    provider: { id: row.provider_id, name: row.provider_name },
    status: row.status,
    createdAt: row.created_at,
    matchedBy: row.matched_by,
  }));
}
