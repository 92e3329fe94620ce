import { sql, type Insertable } from 'kysely';
import type { CouplesTable, LeadsTable } from '../../../db/tables/leads.ts';
import { acrossProviders } from '../../../db/tenant.ts';
import type { Language, Tx } from '../../../http/call.ts';
import type { AccessScope } from '../access.ts';
import type { LeadPatch } from '../rules/outcome.ts';
import { leadColumns, leadJoins, type LeadRow } from './leadRow.ts';

/** Returns an accessible lead; `for update` locks it until the transaction ends. */
export async function findLead(
  tx: Tx,
  { customerId, providerIds }: AccessScope,
  id: number,
  language: Language,
  lock: 'for update' | 'no lock' = 'no lock',
): Promise<LeadRow | undefined> {
  const locked = lock === 'for update' ? sql`for update of l` : sql``;
  const { rows } = await sql<LeadRow>`
    select ${leadColumns(language)} from leads l ${leadJoins}
    where l.id = ${id} and l.customer_id = ${customerId} and l.provider_id = any(${providerIds})
    ${locked}`.execute(tx);
  return rows[0];
}

/** Returns a lead within the access scope and its mask flag; enough for records that belong to the lead. */
export async function findLeadBrief(
  tx: Tx,
  { customerId, providerIds }: AccessScope,
  id: number,
): Promise<{ id: number; is_masked: boolean } | undefined> {
  return tx
    .selectFrom('leads')
    .select(['id', 'is_masked'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', sql<number>`any(${providerIds})`)
    .executeTakeFirst();
}

/** Locks a lead for the change by a message or a call. @returns its state */
export async function lockLeadState(tx: Tx, id: number) {
  return tx
    .selectFrom('leads')
    .select(['id', 'couple_id', 'status', 'created_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Applies a user's change, which increments the version and counts as activity. Automatic changes (opening,
 * reading, messages) use `touchLead`, which keeps open forms valid.
 */
export async function changeLead(tx: Tx, id: number, patch: LeadPatch, at: string): Promise<void> {
  await tx
    .updateTable('leads')
    .set((eb) => ({
      ...patch,
      version: eb('version', '+', 1),
      updated_at: at,
      last_activity_at: sql<string>`greatest(last_activity_at, ${at}::timestamptz)`,
    }))
    .where('id', '=', id)
    .execute();
}

/** Applies an automatic change. */
export async function touchLead(tx: Tx, id: number, patch: LeadPatch, at: string): Promise<void> {
  await tx
    .updateTable('leads')
    .set({
      ...patch,
      updated_at: at,
      last_activity_at: sql<string>`greatest(last_activity_at, ${at}::timestamptz)`,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Records an opening: the first one changes `new` to `pending`, and marks a lead without unread messages as read.
 * Neither version nor activity changes, so that open forms stay valid.
 * @returns the previous status if it changed
 */
export async function recordOpening(
  tx: Tx,
  id: number,
  at: string,
): Promise<LeadRow['status'] | undefined> {
  const { rows } = await sql<{ before: LeadRow['status'] }>`
    update leads l set first_opened_at = coalesce(l.first_opened_at, ${at}),
      status = case when l.status = 'new' then 'pending' else l.status end,
      is_unread = l.unread_message_count > 0
    from (select id, status from leads where id = ${id} for update) b
    where l.id = b.id
      and (l.first_opened_at is null or l.status = 'new' or (l.is_unread and l.unread_message_count = 0))
    returning b.status as before`.execute(tx);
  const [opened] = rows;
  return opened?.before === 'new' ? 'new' : undefined;
}

/** Records the first response; later ones change nothing. */
export async function answerLead(
  tx: Tx,
  id: number,
  answer: Required<Pick<LeadsTable, 'answered_at' | 'response_minutes' | 'return_channel'>>,
): Promise<void> {
  await tx
    .updateTable('leads')
    .set(answer)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
}

export async function insertCouple(tx: Tx, couple: Insertable<CouplesTable>): Promise<number> {
  const { id } = await tx
    .insertInto('couples')
    .values(couple)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertLead(tx: Tx, lead: Insertable<LeadsTable>): Promise<number> {
  const { id } = await tx
    .insertInto('leads')
    .values(lead)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a lead, and the couple with its last lead. */
export async function deleteLead(tx: Tx, lead: LeadRow): Promise<void> {
  await tx.deleteFrom('leads').where('id', '=', lead.id).execute();
  const withoutLeads = tx
    .deleteFrom('couples')
    .where('id', '=', lead.couple_id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('leads').select('id').whereRef('leads.couple_id', '=', 'couples.id'),
        ),
      ),
    );
  // The couple may have leads at providers that the caller has no access to.
  await acrossProviders(tx, lead.customer_id, () => withoutLeads.execute());
}
