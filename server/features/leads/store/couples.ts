import { sql, type Updateable } from 'kysely';
import type { CouplesTable } from '../../../db/tables/leads.ts';
import { acrossProviders } from '../../../db/tenant.ts';
import type { Tx } from '../../../http/call.ts';
import type { AccessScope } from '../access.ts';

export type CoupleChange = Pick<
  Updateable<CouplesTable>,
  'bride_name' | 'groom_name' | 'name' | 'wedding_date' | 'email' | 'phone'
>;

/** Updates a couple, and name and day on all of its leads, whose versions increase. */
export async function changeCouple(
  tx: Tx,
  couple: { customerId: number; id: number; exceptLeadId: number; at: string },
  change: CoupleChange,
): Promise<void> {
  const { customerId, id, exceptLeadId, at } = couple;
  const { name, wedding_date } = await tx
    .updateTable('couples')
    .set(change)
    .where('id', '=', id)
    .returning(['name', 'wedding_date'])
    .executeTakeFirstOrThrow();
  // The calling operation increments the version of its own lead.
  const leads = tx
    .updateTable('leads')
    .set((eb) => ({
      couple_name: name,
      wedding_date,
      updated_at: at,
      version: eb
        .case()
        .when('id', '=', exceptLeadId)
        .then(eb.ref('version'))
        .else(eb('version', '+', 1))
        .end(),
    }))
    .where('couple_id', '=', id);
  await acrossProviders(tx, customerId, () => leads.execute());
}

export interface LastActivity {
  id: number;
  type: string | null;
  at: string | null;
  lead_id: number | null;
}

/** Returns an accessible couple; its last activity is included only if that lead is accessible too. */
export async function findLastActivity(
  tx: Tx,
  { customerId, providerIds }: AccessScope,
  coupleId: number,
): Promise<LastActivity | undefined> {
  const { rows } = await sql<LastActivity>`
    select c.id,
      case when l.id is not null then c.last_activity_type end as type,
      case when l.id is not null then c.last_activity_at end as at,
      l.id as lead_id
    from couples c
    left join leads l on l.id = c.last_activity_lead_id and l.provider_id = any(${providerIds})
    where c.id = ${coupleId} and c.customer_id = ${customerId}
      and exists (select 1 from leads o where o.couple_id = c.id and o.provider_id = any(${providerIds}))`.execute(
    tx,
  );
  return rows[0];
}
