import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import type { Ports } from '../../ports/ports.ts';
import { settleMedia, waitingPicture, waitingVideo } from '../media/commands.ts';
import { COUNT_LIMIT, windowOf, type PageQuery } from '../../http/page.ts';
import { changesOf, type WaitingRow } from './waitingRow.ts';

export type Area = Schemas['ApprovalArea'];

/** Table of an area's records and the names of their states. */
interface Queue {
  table: string;
  approved: string;
  /** Approved, it stands on the page only once a job has put it there. */
  isPublishedLater: boolean;
  title: RawBuilder<unknown>;
  text: RawBuilder<unknown>;
  image: RawBuilder<unknown>;
  /** The picture in its sizes, as it is stored. */
  picture?: RawBuilder<unknown>;
  /** The video as it is stored. */
  video?: RawBuilder<unknown>;
  /** Brings the page up to date once a record of it was decided about or published. */
  settle?: (tx: Tx, providerId: number) => Promise<void>;
  /** Resource whose fields are compared with what was approved before. */
  resource?: string;
  /** Stands for this state of the record; its version by default. */
  seen?: RawBuilder<unknown>;
  /** True if the record counts its changes. */
  hasVersion: boolean;
  /** Columns of the state and of the reason, and the state that waits, where they are not the usual ones. */
  columns?: { status: string; reason: string; waiting: string };
  /** Written beside the state once it is approved. */
  onApproval?: RawBuilder<unknown>;
}

const picture = (column: string) => sql`'/files/' || (${sql.ref(`r.${column}`)} ->> 'key')`;

/** The areas that records come from; from the others there are none. */
const QUEUES: Partial<Record<Area, Queue>> = {
  updates: {
    table: 'change_requests',
    approved: 'approved',
    isPublishedLater: false,
    title: sql`coalesce(r.title, r.subject)`,
    text: sql`null`,
    image: sql`null`,
    seen: sql`r.id || '.' || r.replaced`,
    hasVersion: false,
  },
  media: {
    table: 'medias',
    resource: 'medias',
    approved: 'approved',
    isPublishedLater: true,
    title: sql`r.name`,
    text: sql`r.description`,
    image: sql`'/files/' || (r.picture -> 'sources' -> 1 ->> 'key')`,
    picture: sql`r.picture`,
    video: sql`r.video`,
    columns: { status: 'status', reason: 'rejection_cause', waiting: 'pending' },
    settle: settleMedia,
    hasVersion: true,
  },
  campaigns: {
    table: 'discounts',
    resource: 'discounts',
    approved: 'approved',
    isPublishedLater: true,
    title: sql`r.title`,
    text: sql`r.short_description`,
    image: picture('image'),
    hasVersion: true,
  },
  models: {
    table: 'provider_items',
    resource: 'provider-items',
    approved: 'published',
    isPublishedLater: false,
    title: sql`r.name`,
    text: sql`r.description`,
    image: picture('cover_image'),
    hasVersion: true,
  },
  testimonials: {
    table: 'provider_testimonials',
    approved: 'active',
    isPublishedLater: false,
    title: sql`r.couple_name`,
    text: sql`r.star || '/5 · ' || r.text`,
    image: sql`null`,
    hasVersion: true,
  },
  replies: {
    table: 'provider_testimonials',
    approved: 'active',
    isPublishedLater: false,
    title: sql`r.couple_name`,
    text: sql`r.text || ${'\n\n→ '} || r.reply`,
    image: sql`null`,
    hasVersion: true,
    columns: { status: 'reply_status', reason: 'reply_rejection_reason', waiting: 'pending' },
  },
  disputes: {
    table: 'provider_testimonials',
    approved: 'accepted',
    isPublishedLater: false,
    title: sql`r.couple_name`,
    text: sql`r.text || ${'\n\n→ '} || r.dispute_reason`,
    image: sql`null`,
    hasVersion: true,
    columns: { status: 'dispute_status', reason: 'dispute_answer', waiting: 'open' },
    // The comment is taken down for the reason that the page gave.
    onApproval: sql`, status = 'rejected', rejection_reason = dispute_reason, is_main = false`,
  },
};

const USUAL = { status: 'status', reason: 'rejection_reason', waiting: 'pending' };

const columnsOf = ({ columns = USUAL }: Queue) => columns;

const seenOf = ({ seen }: Queue): RawBuilder<unknown> => seen ?? sql`r.version::text`;

/** Condition of the records that wait. */
function waits(queue: Queue): RawBuilder<unknown> {
  const { status, waiting } = columnsOf(queue);
  return sql`r.${sql.ref(status)} = ${sql.lit(waiting)}`;
}

const AREAS = [
  'updates',
  'media',
  'campaigns',
  'models',
  'testimonials',
  'replies',
  'disputes',
  'merchants',
] as const;

/** A page of the records of an area that wait, and how many there are, up to one beyond ten thousand. */
export async function listWaiting(
  tx: Tx,
  area: Area,
  query: PageQuery & { sort?: string | undefined },
  linking: { ports: Pick<Ports, 'links'>; now: Date },
): Promise<{ rows: Schemas['Approval'][]; counted: number }> {
  const queue = QUEUES[area];
  if (!queue) return { rows: [], counted: 0 };
  const { limit, offset } = windowOf(query);
  const direction = query.sort?.startsWith('-') ? sql`desc` : sql`asc`;
  const from = sql`from ${sql.table(queue.table)} r where ${waits(queue)}`;
  const { rows } = await sql<{ counted: number } & (WaitingRow | { id: null })>`
    with waiting as (
        select r.*, ${queue.title} as shown_title, ${queue.text} as shown_text, ${queue.image} as shown_image,
          ${queue.picture ?? sql`null::jsonb`} as shown_picture, ${queue.video ?? sql`null::jsonb`} as shown_video, ${seenOf(queue)} as seen_state,
          ${area === 'updates' ? sql`r.changes` : sql`null::jsonb`} as shown_changes,
          ${area === 'updates' ? sql`r.resource` : sql`${queue.resource ?? null}::text`} as changed_resource ${from}
        order by r.created_at ${direction}, r.id ${direction} limit ${limit} offset ${offset}
      ),
      page as (
        select r.id, ${area}::text as area, r.shown_title as title, r.shown_text as text, r.shown_image as image, r.shown_picture as picture, r.shown_video as video,
          r.changed_resource as resource, r.shown_changes as changes, r.seen_state as seen, v.before, v.after,
          json_build_object('id', c.id, 'name', c.name, 'crmStatus', c.crm_status, 'isPaid', c.is_paid) as customer,
          json_build_object('id', p.id, 'name', p.name, 'cityName', t.name) as provider,
          r.created_at as "createdAt"
        from waiting r
        join customers c on c.id = r.customer_id
        join providers p on p.id = r.provider_id
        left join cities t on t.id = p.city_id
        left join reviewed_changes v on v.resource = r.changed_resource and v.record_id = r.id and r.shown_changes is null
      ),
      counted as (select count(*) as counted from (select ${from} limit ${COUNT_LIMIT + 1}) b)
    select counted.counted, page.* from counted left join page on true
    order by page."createdAt" ${direction}, page.id ${direction}`.execute(tx);
  return {
    rows: rows.flatMap(({ counted: _, ...row }) => {
      if (row.id === null) return [];
      const { before: _before, after: _after, ...shown } = row;
      const picture = waitingPicture(row.picture, linking);
      const video = waitingVideo(row.video, linking);
      return [{ ...shown, changes: changesOf(row), formChanges: [], picture, video }];
    }),
    counted: rows[0]?.counted ?? 0,
  };
}

/** Counts the waiting records of each area, up to ten thousand. */
export async function countWaiting(tx: Tx): Promise<Schemas['ApprovalCounts']> {
  const counts = {
    updates: 0,
    media: 0,
    campaigns: 0,
    models: 0,
    testimonials: 0,
    replies: 0,
    disputes: 0,
    merchants: 0,
  };
  const queues = AREAS.flatMap((area) => {
    const queue = QUEUES[area];
    return queue ? [{ area, queue }] : [];
  });
  const { rows } = await sql<{ area: Area; waiting: number }>`${sql.join(
    queues.map(
      ({ area, queue }) => sql`
        select ${sql.lit(area)} as area, count(*) as waiting
        from (select from ${sql.table(queue.table)} r where ${waits(queue)} limit ${sql.lit(COUNT_LIMIT)}) b`,
    ),
    sql` union all `,
  )}`.execute(tx);
  for (const { area, waiting } of rows) counts[area] = waiting;
  return counts;
}

/** A record that is decided about. */
export interface Decided {
  id: number;
  customer_id: number;
  provider_id: number;
  /** True if nobody has decided about it yet. */
  is_waiting: boolean;
  /** Stands for its present state. */
  seen: string;
  title: string;
  /** Record that a change is of; null for a change that tells none, and for what is no change. */
  changed: { resource: string; id: number } | null;
}

const CHANGED_RECORD = sql`
  case when r.resource is not null then json_build_object('resource', r.resource, 'id', r.record_id) end`;

/** A record of an area, held until the transaction is over. */
export async function lockRecord(tx: Tx, area: Area, id: number): Promise<Decided | undefined> {
  const queue = QUEUES[area];
  if (!queue) return undefined;
  const { rows } = await sql<Decided>`
    select r.id, r.customer_id, r.provider_id, ${waits(queue)} as is_waiting, ${seenOf(queue)} as seen,
      ${queue.title} as title,
      ${area === 'updates' ? CHANGED_RECORD : sql`null::json`} as changed
    from ${sql.table(queue.table)} r where r.id = ${id} for update`.execute(tx);
  return rows[0];
}

/** An approved campaign is on the page within this time. */
const PUBLISHING_MS = 3_600_000;

/** Writes what was decided, with the reason or cause of a rejection, and answers the new state. */
export async function decide(
  tx: Tx,
  area: Area,
  { id, provider_id }: Pick<Decided, 'id' | 'provider_id'>,
  rejectedFor: string | undefined,
  now: Date,
): Promise<string> {
  const queue = QUEUES[area];
  if (!queue) throw new Error(`nothing waits in ${area}`);
  const status = rejectedFor === undefined ? queue.approved : 'rejected';
  const counted = queue.hasVersion
    ? sql`, version = version + 1, updated_at = ${now.toISOString()}`
    : sql``;
  const by = new Date(now.getTime() + PUBLISHING_MS).toISOString();
  const later =
    queue.isPublishedLater && rejectedFor === undefined ? sql`, publishes_by = ${by}` : sql``;
  const columns = columnsOf(queue);
  const also = rejectedFor === undefined ? (queue.onApproval ?? sql``) : sql``;
  await sql`
    update ${sql.table(queue.table)}
    set ${sql.ref(columns.status)} = ${status}, ${sql.ref(columns.reason)} = ${rejectedFor ?? null}
      ${counted} ${later} ${also}
    where id = ${id}`.execute(tx);
  if (rejectedFor === undefined && queue.resource !== undefined)
    await sql`
      delete from reviewed_changes where resource = ${queue.resource} and record_id = ${id}`.execute(
      tx,
    );
  await queue.settle?.(tx, provider_id);
  return status;
}

/** Queues whose records a job publishes on their pages after the approval. */
export const publishedLater = Object.values(QUEUES).filter(
  ({ isPublishedLater }) => isPublishedLater,
);
