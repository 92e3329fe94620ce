import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../http/call.ts';
import type { ReviewProblem, SourceReview } from '../../../ports/reviews/port.ts';

/** Place whose reviews are fetched. */
export interface ChannelRow {
  id: number;
  customer_id: number;
  provider_id: number;
  kind: Schemas['ReviewChannelKind'];
  name: string;
  address: string;
}

/** Returns true if both describe the same place at the same service. */
export const isSamePlace = (
  one: Pick<ChannelRow, 'kind' | 'name' | 'address'>,
  other: Pick<ChannelRow, 'kind' | 'name' | 'address'>,
): boolean => one.kind === other.kind && one.name === other.name && one.address === other.address;

const COLUMNS = sql.raw('id, customer_id, provider_id, kind, name, address');

/** Returns a place that the caller has access to. */
export async function findChannel(
  tx: Tx,
  { id, providerIds }: { id: number; providerIds: readonly number[] },
): Promise<ChannelRow | undefined> {
  const { rows } = await sql<ChannelRow>`
    select ${COLUMNS} from review_channels
    where id = ${id} and provider_id = any(${[...providerIds]}::bigint[])`.execute(tx);
  return rows[0];
}

/** Claims the shown place with the oldest fetch before an instant, and records the new fetch. */
export async function takeDueChannel(
  tx: Tx,
  { before, at }: { before: string; at: string },
): Promise<ChannelRow | undefined> {
  const { rows } = await sql<ChannelRow>`
    update review_channels set fetched_at = ${at}
    where id = (
      select id from review_channels
      where is_active and (fetched_at is null or fetched_at < ${before})
      order by fetched_at nulls first, id limit 1 for update skip locked)
    returning ${COLUMNS}`.execute(tx);
  return rows[0];
}

/**
 * Records the result of a fetch; null for a success.
 * @returns false if the channel was disconnected or shows another place meanwhile
 */
export async function noteFetch(
  tx: Tx,
  { id, kind, name, address }: ChannelRow,
  { at, problem }: { at: string; problem: ReviewProblem | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update review_channels set fetched_at = ${at}, fetch_problem = ${problem}
    where id = ${id} and kind = ${kind} and name = ${name} and address = ${address}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Resets the fetch of a place, so that the next one is due. */
export async function forgetFetch(tx: Tx, id: number): Promise<void> {
  await sql`
    update review_channels set fetched_at = null, fetch_problem = null where id = ${id}`.execute(
    tx,
  );
}

/**
 * Inserts fetched reviews, deduplicated by their id at the service; hidden ones stay hidden. A place that was
 * disconnected meanwhile stores none.
 * @returns the number of new ones
 */
export async function storeComments(
  tx: Tx,
  channel: ChannelRow,
  reviews: readonly SourceReview[],
  at: string,
): Promise<number> {
  const { rows: locked } = await sql`
    select 1 from review_channels where id = ${channel.id} for update`.execute(tx);
  if (locked.length === 0 || reviews.length === 0) return 0;
  const given = JSON.stringify(
    reviews.map(({ externalId, author, star, text, writtenAt }) => ({
      external_id: externalId,
      author,
      star,
      text,
      written_at: writtenAt,
    })),
  );
  const columns = sql`external_id text, author text, star bigint, text text, written_at timestamptz`;
  await sql`
    update external_comments c set author = g.author, star = g.star, text = g.text,
      written_at = g.written_at, updated_at = ${at}, version = c.version + 1
    from jsonb_to_recordset(${given}::jsonb) as g (${columns})
    where c.channel_id = ${channel.id} and c.external_id = g.external_id
      and (c.author, c.star, c.text, c.written_at) is distinct from (g.author, g.star, g.text, g.written_at)`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number }>`
    insert into external_comments (customer_id, provider_id, channel_id, kind, external_id, author, star,
      text, written_at, is_hidden, version, created_at, updated_at)
    select distinct on (g.external_id) ${channel.customer_id}::bigint, ${channel.provider_id}::bigint,
      ${channel.id}::bigint, ${channel.kind}, g.external_id, g.author, g.star, g.text, g.written_at,
      false, 1, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as g (${columns})
    where not exists (select 1 from external_comments c
      where c.channel_id = ${channel.id} and c.external_id = g.external_id)
    returning id`.execute(tx);
  return rows.length;
}

/** Deletes the fetched reviews of a place. */
export async function deleteComments(tx: Tx, channelId: number): Promise<void> {
  await sql`delete from external_comments where channel_id = ${channelId}`.execute(tx);
}

/** Review of an external service in the widget. */
export interface ExternalReview {
  author: string;
  kind: Schemas['ReviewChannelKind'];
  channel: string;
  star: number;
  text: string;
  written_at: string;
}

/** Maximum number of reviews that the filters are applied to. */
const MAX_REVIEWS = 500;

/** Returns the visible reviews from a provider's active channels, newest first. */
export async function shownComments(tx: Tx, providerId: number): Promise<ExternalReview[]> {
  const { rows } = await sql<ExternalReview>`
    select e.author, e.kind, c.name as channel, e.star::int as star, e.text, e.written_at
    from external_comments e join review_channels c on c.id = e.channel_id
    where e.provider_id = ${providerId} and not e.is_hidden and c.is_active
    order by e.written_at desc, e.id desc limit ${MAX_REVIEWS}`.execute(tx);
  return rows;
}
