import { sql, type Kysely } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tables } from '../../db/tables.ts';
import type { Tx } from '../../http/call.ts';

type Activity = Schemas['PresenceActivity'];

export interface PresenceOfTab {
  customerId: number;
  userId: number;
  sessionId: number;
  tab: string;
  leadId: number;
  activity: Activity;
  at: string;
}

interface Before {
  lead_id: number;
  activity: Activity;
  seen_at: string;
}

/** Stores a tab's presence. @returns the previous one */
export async function putPresence(tx: Tx, presence: PresenceOfTab): Promise<Before | undefined> {
  const { customerId, userId, sessionId, tab, leadId, activity, at } = presence;
  const { rows } = await sql<{ before: Before | null }>`
    with before as (
        select lead_id, activity, seen_at from lead_presences
        where customer_user_id = ${userId} and tab = ${tab}
      ),
      put as (
        insert into lead_presences as p
          (customer_id, customer_user_id, tab, session_id, lead_id, activity, since, seen_at)
        values (${customerId}, ${userId}, ${tab}, ${sessionId}, ${leadId}, ${activity}, ${at}, ${at})
        on conflict (customer_user_id, tab) do update set
          session_id = excluded.session_id, lead_id = excluded.lead_id, activity = excluded.activity,
          seen_at = excluded.seen_at,
          since = case when p.lead_id = excluded.lead_id and p.activity = excluded.activity
            then p.since else excluded.since end
      )
    select (select to_jsonb(b) from before b) as before`.execute(tx);
  return rows[0]?.before ?? undefined;
}

/**
 * Returns the other customer users who have a lead open, each once regardless of the number of tabs. Sorts writing
 * users first, then by arrival.
 */
export async function listPresences(
  tx: Tx,
  { leadId, userId }: { leadId: number; userId: number },
  freshSince: string,
): Promise<Schemas['LeadPresence'][]> {
  const { rows } = await sql<{ id: number; name: string; activity: Activity; since: string }>`
    select * from (
      select distinct on (u.id) u.id, u.full_name as name, p.activity, p.since
      from lead_presences p join customer_users u on u.id = p.customer_user_id
      where p.lead_id = ${leadId} and p.customer_user_id <> ${userId} and p.seen_at > ${freshSince}
        and not u.has_left
      order by u.id, p.activity desc, p.since
    ) each_once
    order by activity desc, since, id limit 50`.execute(tx);
  return rows.map(({ id, name, activity, since }) => ({ user: { id, name }, activity, since }));
}

/** Returns the ids of the customer users whose tabs show a lead, except for one. */
export async function listWatchers(
  tx: Tx,
  leadId: number,
  exceptUserId: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('lead_presences')
    .select('customer_user_id')
    .distinct()
    .where('lead_id', '=', leadId)
    .where('customer_user_id', '<>', exceptUserId)
    .execute();
  return rows.map((row) => row.customer_user_id);
}

/** Deletes a tab's presence. @returns true if it existed */
export async function deletePresence(
  tx: Tx,
  { userId, tab, leadId }: { userId: number; tab: string; leadId: number },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('lead_presences')
    .where('customer_user_id', '=', userId)
    .where('tab', '=', tab)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Tab whose presence expired. */
export interface GoneTab {
  customer_id: number;
  customer_user_id: number;
  lead_id: number;
}

/** Deletes the presences of a session without a heartbeat since an instant. */
export async function deleteOfSession(
  tx: Tx,
  sessionId: number,
  silentSince: string,
): Promise<GoneTab[]> {
  return tx
    .deleteFrom('lead_presences')
    .where('session_id', '=', sessionId)
    .where('seen_at', '<=', silentSince)
    .returning(['customer_id', 'customer_user_id', 'lead_id'])
    .execute();
}

/** Deletes expired presences. */
export async function deleteSilent(kysely: Kysely<Tables>, silentSince: string): Promise<void> {
  await kysely.deleteFrom('lead_presences').where('seen_at', '<=', silentSince).execute();
}
