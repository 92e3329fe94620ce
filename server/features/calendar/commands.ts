import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tx } from '../../http/call.ts';
import { findEditorIds } from '../customers/commands.ts';
import { notifyUsers } from '../notifications/commands.ts';
import { lockCalendar, updateConflictFlags } from '../../db/calendarConflicts.ts';
import { DAY_MS } from '../../time/day.ts';

const NOTICE_MS = DAY_MS;
const RETENTION_MS = 90 * NOTICE_MS;
const BATCH_SIZE = 200;

interface Expiring {
  id: number;
  customerId: number;
  providerId: number;
  title: string;
  expiresAt: string;
}

/** Claims options that expire within a day and have no notification yet; each expiry is claimed once. */
async function claimExpiring(tx: Tx, now: Date): Promise<Expiring[]> {
  const at = now.toISOString();
  const until = new Date(now.getTime() + NOTICE_MS).toISOString();
  const { rows } = await sql<Expiring>`
    with due as (
      select e.id, e.expires_at from calendar_events e
        left join calendar_option_notices n on n.event_id = e.id
      where e.kind = 'option' and e.expires_at > ${at} and e.expires_at <= ${until}
        and n.expires_at is distinct from e.expires_at
      order by e.id limit ${BATCH_SIZE}
    ), told as (
      insert into calendar_option_notices (event_id, expires_at) select id, expires_at from due
      on conflict (event_id) do update set expires_at = excluded.expires_at
        where calendar_option_notices.expires_at <> excluded.expires_at
      returning event_id
    )
    select e.id::int as id, e.customer_id::int as "customerId", e.provider_id::int as "providerId",
      e.title, e.expires_at as "expiresAt"
    from told join calendar_events e on e.id = told.event_id order by e.id`.execute(tx);
  return rows;
}

async function notifyExpiring(tx: Tx, option: Expiring, now: Date): Promise<void> {
  const { id, customerId, providerId, title } = option;
  await notifyUsers(tx, customerId, await findEditorIds(tx, option), {
    kind: 'option_expiring',
    at: now.toISOString(),
    providerId,
    params: { what: title },
    path: `/providers/${providerId}/calendar-events/${id}`,
  });
}

/** Updates the conflicts of days whose options have expired. */
async function freeExpired(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<{ customerId: number; day: string }>`
    select distinct customer_id::int as "customerId", day::text as day from calendar_events
    where kind = 'option' and expires_at <= ${now.toISOString()} and has_conflict
    order by 1, 2 limit ${BATCH_SIZE}`.execute(tx);
  // In the order of customers, so that two processes cannot deadlock.
  for (const customerId of new Set(rows.map((row) => row.customerId)))
    await lockCalendar(tx, customerId);
  await updateConflictFlags(
    tx,
    rows.map(({ day }) => day),
    now,
  );
}

/**
 * Notifies about options that expire within a day, and frees the days of expired ones.
 * @returns number of notified options
 */
export async function watchOptions(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
): Promise<number> {
  return kysely.transaction().execute(async (tx) => {
    await freeExpired(tx, now);
    const expiring = await claimExpiring(tx, now);
    for (const option of expiring) await notifyExpiring(tx, option, now);
    const before = new Date(now.getTime() - RETENTION_MS).toISOString();
    await sql`delete from calendar_cancellations where cancelled_at < ${before}`.execute(tx);
    return expiring.length;
  });
}
