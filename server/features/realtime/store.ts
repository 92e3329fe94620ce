import { sql, type Insertable, type Kysely } from 'kysely';
import type { RealtimeEventsTable } from '../../db/tables/realtime.ts';
import type { Tables } from '../../db/tables.ts';
import type { Tx } from '../../http/call.ts';
import type { RealtimeEvent } from '../../ports/realtime/port.ts';

/** Inserts events, whose ids follow the order of the commits within a customer. */
export async function insertEvents(
  tx: Tx,
  customerId: number,
  rows: Insertable<RealtimeEventsTable>[],
): Promise<void> {
  // Held until the commit, so that a reader of an id has seen every smaller one.
  await sql`select pg_advisory_xact_lock(hashtextextended('realtime ' || ${customerId}::text, 0))`.execute(
    tx,
  );
  await tx.insertInto('realtime_events').values(rows).execute();
}

interface Reader {
  customerId: number;
  userId: number;
}

export type EventRow = Awaited<ReturnType<typeof readEvents>>[number];

/**
 * Returns a user's events after an id, oldest first; excludes events of providers that the user no longer has
 * access to.
 */
export async function readEvents(tx: Tx, reader: Reader, after: number, limit: number) {
  return tx
    .selectFrom('realtime_events as e')
    .innerJoin('customer_user_providers as l', (join) =>
      join
        .onRef('l.customer_user_id', '=', 'e.customer_user_id')
        .onRef('l.provider_id', '=', 'e.provider_id')
        // Only the new assignee receives the event of an assignment.
        .on((eb) =>
          eb.or([eb('l.can_receive_leads', '=', true), eb('e.type', '=', 'lead_assigned')]),
        ),
    )
    .select(['e.id', 'e.type', 'e.lead_id', 'e.provider_id', 'e.couple_name', 'e.body', 'e.at'])
    .where('e.customer_id', '=', reader.customerId)
    .where('e.customer_user_id', '=', reader.userId)
    .where('e.id', '>', after)
    .orderBy('e.id')
    .limit(limit)
    .execute();
}

/** Returns the id of a user's last event before an instant; 0 if there is none. */
export async function lastEventBefore(tx: Tx, reader: Reader, moment: string): Promise<number> {
  const row = await tx
    .selectFrom('realtime_events')
    .select('id')
    .where('customer_id', '=', reader.customerId)
    .where('customer_user_id', '=', reader.userId)
    .where('at', '<', moment)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

const eventColumns = (alias: 'e') =>
  sql<RealtimeEvent>`json_build_object(
    'id', ${sql.ref(`${alias}.id`)}, 'customerUserUuid', u.uuid, 'type', e.type, 'leadId', e.lead_id,
    'providerId', e.provider_id, 'coupleName', e.couple_name, 'body', e.body,
    'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`.as('news');

interface Claim {
  now: string;
  /** Instant before which claimed events count as left behind by their process. */
  leftBehind: string;
  limit: number;
}

/** Claims events to relay, oldest first; no other process claims the same ones. */
export async function claimWaiting(
  kysely: Kysely<Tables>,
  { now, leftBehind, limit }: Claim,
): Promise<RealtimeEvent[]> {
  const { rows } = await sql<{ news: RealtimeEvent }>`
    with taken as (
      update realtime_events set claimed_at = ${now} where id in (
        select id from realtime_events
        where not is_handed_on and (claimed_at is null or claimed_at < ${leftBehind})
        order by id limit ${limit} for update skip locked)
      returning *
    )
    select ${eventColumns('e')} from taken e join customer_users u on u.id = e.customer_user_id
    order by e.id`.execute(kysely);
  return rows.map(({ news }) => news);
}

export async function markRelayed(kysely: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await kysely
    .updateTable('realtime_events')
    .set({ is_handed_on: true })
    .where('id', 'in', ids)
    .execute();
}

/** Releases claimed events, so that others can claim them at once. */
export async function releaseClaimed(
  kysely: Kysely<Tables>,
  ids: readonly number[],
): Promise<void> {
  await kysely
    .updateTable('realtime_events')
    .set({ claimed_at: null })
    .where('id', 'in', ids)
    .execute();
}

/** Returns events before an instant, oldest first. */
export async function listOlder(
  kysely: Kysely<Tables>,
  moment: string,
  limit: number,
): Promise<{ news: RealtimeEvent; isHandedOn: boolean }[]> {
  const { rows } = await sql<{ news: RealtimeEvent; isHandedOn: boolean }>`
    select ${eventColumns('e')}, e.is_handed_on as "isHandedOn"
    from realtime_events e join customer_users u on u.id = e.customer_user_id
    where e.at < ${moment} order by e.at limit ${limit}`.execute(kysely);
  return rows;
}

export async function deleteEvents(kysely: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await kysely.deleteFrom('realtime_events').where('id', 'in', ids).execute();
}
