import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import type { Ports } from '../../ports/ports.ts';
import { deleteReviewed } from '../../review/store.ts';
import { waitingPicture, waitingVideo } from '../media/commands.ts';
import { COUNT_LIMIT, windowOf, type PageQuery } from '../../http/page.ts';
import { columnsOf, fieldValuesOf, seenOf, waits, type Queue } from './queues.ts';
import { PUBLISHING_MS } from './rules.ts';
import { changesOf, filesOf, type WaitingRow } from './waitingRow.ts';

export type Area = Schemas['ApprovalArea'];

/** Queue of each area; areas without one are empty. */
export type Queues = ReadonlyMap<Area, Queue>;

/** Returns a page of an area's records pending approval and the count, bounded at `COUNT_LIMIT` + 1. */
export async function listWaiting(
  tx: Tx,
  queues: Queues,
  area: Area,
  query: PageQuery & { sort?: string | undefined },
  linking: { ports: Pick<Ports, 'links'>; now: Date },
): Promise<{ rows: Schemas['Approval'][]; counted: number }> {
  const queue = queues.get(area);
  if (!queue) return { rows: [], counted: 0 };
  const { limit, offset } = windowOf(query);
  const direction = query.sort?.startsWith('-') ? sql`desc` : sql`asc`;
  const from = sql`from ${sql.table(queue.table)} r where ${waits(queue)}`;
  const { rows } = await sql<{ counted: number } & (WaitingRow | { id: null })>`
    with waiting as (
        select r.*, ${sinceOf(queue)} as waits_since, ${providerOf(queue)} as waiting_provider, ${queue.title} as shown_title, ${queue.text} as shown_text, ${queue.image} as shown_image,
          ${queue.picture ?? sql`null::jsonb`} as shown_picture, ${queue.video ?? sql`null::jsonb`} as shown_video, ${seenOf(queue)} as seen_state,
          ${queue.media ?? sql`null::jsonb`} as shown_media, ${queue.files ?? sql`null::jsonb`} as shown_files,
          ${queue.changes?.list ?? sql`null::jsonb`} as shown_changes, ${fieldValuesOf(queue)} as shown_fields,
          ${queue.changes?.resource ?? sql`${queue.resource ?? null}::text`} as changed_resource ${from}
        order by ${sinceOf(queue)} ${direction}, r.id ${direction} limit ${limit} offset ${offset}
      ),
      page as (
        select r.id, ${area}::text as area, r.shown_title as title, r.shown_text as text, r.shown_image as image, r.shown_picture as picture, r.shown_video as video, r.shown_media as media, r.shown_files as files,
          r.changed_resource as resource, r.shown_changes as changes, r.seen_state as seen, v.before, v.after,
          case when v.record_id is null then r.shown_fields end as fields,
          json_build_object('id', c.id, 'name', c.name, 'crmStatus', c.crm_status, 'isPaid', c.is_paid) as customer,
          case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'cityName', t.name) end as provider,
          r.waits_since as "createdAt"
        from waiting r
        join customers c on c.id = r.customer_id
        left join providers p on p.id = r.waiting_provider
        left join cities t on t.id = p.city_id
        left join reviewed_changes v on v.resource = r.changed_resource and v.record_id = r.id and r.shown_changes is null
      ),
      counted as (select count(*) as counted from (select ${from} limit ${COUNT_LIMIT + 1}) b)
    select counted.counted, page.* from counted left join page on true
    order by page."createdAt" ${direction}, page.id ${direction}`.execute(tx);
  return {
    rows: rows.flatMap(({ counted: _, ...row }) => {
      if (row.id === null) return [];
      const { before: _before, after: _after, fields: _fields, ...shown } = row;
      const picture = waitingPicture(row.picture, linking);
      const video = waitingVideo(row.video, linking);
      const files = filesOf(row, linking);
      return [{ ...shown, changes: changesOf(row), formChanges: [], files, picture, video }];
    }),
    counted: rows[0]?.counted ?? 0,
  };
}

const sinceOf = ({ since = 'created_at' }: Queue) => sql.ref(`r.${since}`);

const providerOf = ({ hasProvider = true }: Queue) =>
  hasProvider ? sql`r.provider_id` : sql`null::bigint`;

const NONE = {
  updates: 0,
  media: 0,
  campaigns: 0,
  models: 0,
  testimonials: 0,
  replies: 0,
  disputes: 0,
  merchants: 0,
};

/** Counts the pending records of each area, up to ten thousand. */
export async function countWaiting(tx: Tx, queues: Queues): Promise<Schemas['ApprovalCounts']> {
  const { rows } = await sql<{ area: Area; waiting: number }>`${sql.join(
    [...queues].map(
      ([area, queue]) => sql`
        select ${sql.lit(area)} as area, count(*) as waiting
        from (select from ${sql.table(queue.table)} r where ${waits(queue)} limit ${sql.lit(COUNT_LIMIT)}) b`,
    ),
    sql` union all `,
  )}`.execute(tx);
  return { ...NONE, ...Object.fromEntries(rows.map(({ area, waiting }) => [area, waiting])) };
}

/** Record that is decided about. */
export interface Decided {
  id: number;
  customer_id: number;
  /** Null for a record of the whole customer. */
  provider_id: number | null;
  /** True if it is still pending. */
  is_waiting: boolean;
  /** Fingerprint of its current state. */
  seen: string;
  title: string;
  /** Record that a change belongs to; null for other areas. */
  changed: { resource: string; id: number } | null;
}

const CHANGED_RECORD = sql`
  case when r.resource is not null then json_build_object('resource', r.resource, 'id', r.record_id) end`;

/** Locks a record of an area, and before it what a decision updates of its provider, and returns it. */
export async function lockRecord(
  tx: Tx,
  queues: Queues,
  area: Area,
  id: number,
): Promise<Decided | undefined> {
  const lock = queues.get(area)?.lock;
  const providerId = lock && (await readRecord(tx, queues, area, id))?.provider_id;
  if (providerId != null) await lock?.(tx, providerId);
  const table = queues.get(area)?.table;
  // A statement of its own: the next one also reads files that were added while it waited for the lock.
  if (table !== undefined)
    await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);
  return readRecord(tx, queues, area, id);
}

/** Returns a record of an area, whether it is pending or not. */
export async function readRecord(
  tx: Tx,
  queues: Queues,
  area: Area,
  id: number,
): Promise<Decided | undefined> {
  const queue = queues.get(area);
  if (!queue) return undefined;
  const { rows } = await sql<Decided>`
    select r.id, r.customer_id, ${providerOf(queue)} as provider_id, ${waits(queue)} as is_waiting, ${seenOf(queue)} as seen,
      ${queue.title} as title,
      ${area === 'updates' ? CHANGED_RECORD : sql`null::json`} as changed
    from ${sql.table(queue.table)} r where r.id = ${id}`.execute(tx);
  return rows[0];
}

/**
 * Stores a decision, with the reason or cause of a rejection.
 * @returns the new state, and previously visible files that nothing references any more
 */
export async function decide(
  tx: Tx,
  queues: Queues,
  area: Area,
  { id, provider_id }: Pick<Decided, 'id' | 'provider_id'>,
  rejectedFor: string | undefined,
  now: Date,
): Promise<{ status: string; gone: string[] }> {
  const queue = queues.get(area);
  if (!queue) throw new Error(`decide(): expected an area with a queue, got ${area}`);
  const status = rejectedFor === undefined ? queue.approved : 'rejected';
  const stamps = {
    version: sql`, version = version + 1`,
    updated_at: sql`, updated_at = ${now.toISOString()}`,
  };
  const counted = sql.join(
    queue.stamps.map((column) => stamps[column]),
    sql``,
  );
  const by = new Date(now.getTime() + PUBLISHING_MS).toISOString();
  const later =
    queue.isPublishedLater && rejectedFor === undefined ? sql`, publishes_by = ${by}` : sql``;
  const columns = columnsOf(queue);
  const reason =
    columns.reason === undefined
      ? sql``
      : sql`, ${sql.ref(columns.reason)} = ${rejectedFor ?? null}`;
  const also = rejectedFor === undefined ? (queue.onApproval ?? sql``) : sql``;
  await sql`
    update ${sql.table(queue.table)}
    set ${sql.ref(columns.status)} = ${status} ${reason} ${counted} ${later} ${also}
    where id = ${id}`.execute(tx);
  const { resource } = queue;
  const gone =
    rejectedFor === undefined && resource !== undefined
      ? await deleteReviewed(tx, { resource, recordIds: [id] })
      : [];
  if (provider_id !== null) await queue.refresh?.(tx, provider_id);
  return { status, gone };
}
