import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { TestimonialHistoriesTable } from '../../db/tables/testimonials.ts';
import { likePattern } from '../../db/likePattern.ts';
import type { Tx } from '../../http/call.ts';
import { addMonths, type Day } from '../../time/day.ts';

/** Accessible testimonials, with the filters of the list. */
export interface Narrowed {
  customerId: number;
  providerIds: readonly number[];
  providerId?: number | undefined;
  q?: string | undefined;
  star?: readonly number[] | undefined;
  isMain?: boolean | undefined;
}

function conditions({ customerId, providerIds, providerId, q, star, isMain }: Narrowed) {
  const found: RawBuilder<unknown>[] = [
    sql`customer_id = ${customerId}`,
    sql`provider_id = any(${[...providerIds]})`,
  ];
  if (providerId !== undefined) found.push(sql`provider_id = ${providerId}`);
  if (star) found.push(sql`star = any(${[...star]})`);
  if (isMain !== undefined) found.push(sql`is_main = ${isMain}`);
  if (q !== undefined) found.push(sql`search_key like ${likePattern(q)}`);
  return sql.join(found, sql` and `);
}

/** Counts testimonials by state. */
export async function countByStatus(
  tx: Tx,
  narrowed: Narrowed,
): Promise<Schemas['TestimonialCounts']> {
  const { rows } = await sql<Schemas['TestimonialCounts']>`
    select (count(*) filter (where status = 'pending'))::int as pending,
      (count(*) filter (where status = 'active'))::int as active,
      (count(*) filter (where status = 'rejected'))::int as rejected
    from provider_testimonials where ${conditions(narrowed)}`.execute(tx);
  return rows[0] ?? { pending: 0, active: 0, rejected: 0 };
}

interface Figures {
  count: number;
  mean: number | null;
  service: number | null;
  communication: number | null;
  value: number | null;
  by_star: number[];
}

/** Months of the summary, including the current one. */
const MONTHS = 12;

/** Summarizes the stars of published testimonials. */
export async function summarize(
  tx: Tx,
  narrowed: Narrowed,
  today: Day,
  zone: string,
): Promise<Schemas['TestimonialSummary']> {
  const from = sql`from provider_testimonials where status = 'active' and ${conditions(narrowed)}`;
  const { rows } = await sql<Figures>`
    select count(*)::int as count, avg(star)::float8 as mean, avg(star_service)::float8 as service,
      avg(star_communication)::float8 as communication, avg(star_value)::float8 as value,
      array[${sql.join(
        [1, 2, 3, 4, 5].map((star) => sql`(count(*) filter (where star = ${sql.lit(star)}))::int`),
      )}] as by_star
    ${from}`.execute(tx);
  const first = addMonths(`${today.slice(0, 7)}-01`, 1 - MONTHS);
  const { rows: months } = await sql<Schemas['TestimonialMonth']>`
    select to_char(created_at at time zone ${zone}, 'YYYY-MM') as month, count(*)::int as count,
      avg(star)::float8 as mean
    ${from} and created_at >= ${first}::timestamp at time zone ${zone}
    group by 1`.execute(tx);
  const [figures] = rows;
  const { service = null, communication = null, value = null } = figures ?? {};
  return {
    count: figures?.count ?? 0,
    mean: figures?.mean ?? null,
    byStar: figures?.by_star ?? [0, 0, 0, 0, 0],
    byQuestion: { service, communication, value },
    byMonth: Array.from({ length: MONTHS }, (_, index) => {
      const month = addMonths(first, index).slice(0, 7);
      return months.find((one) => one.month === month) ?? { month, count: 0, mean: null };
    }),
  };
}

type Event = TestimonialHistoriesTable['event'];

interface Happened {
  testimonialId: number;
  event: Event;
  note?: string | null;
  userId?: number | null;
  now: Date;
}

/** Adds an entry to a testimonial's history; none if the caller has no access to it. */
export async function recordHistory(tx: Tx, happened: Happened): Promise<void> {
  const { testimonialId, event, note = null, userId = null, now } = happened;
  await sql`
    insert into testimonial_histories
      (customer_id, provider_id, testimonial_id, event, note, created_by, created_at)
    select customer_id, provider_id, id, ${event}, ${note}, ${userId}, ${now.toISOString()}
    from provider_testimonials where id = ${testimonialId}`.execute(tx);
}

interface HistoryRow {
  id: number;
  event: Event;
  note: string | null;
  created_at: string;
  created_by: number | null;
  author_name: string | null;
}

/** Returns the last 100 entries of a testimonial's history, newest first. */
export async function listHistory(
  tx: Tx,
  testimonialId: number,
): Promise<Schemas['TestimonialHistory'][]> {
  const { rows } = await sql<HistoryRow>`
    select h.id, h.event, h.note, h.created_at, h.created_by, u.full_name as author_name
    from testimonial_histories h left join customer_users u on u.id = h.created_by
    where h.testimonial_id = ${testimonialId} order by h.id desc limit 100`.execute(tx);
  return rows.map(({ id, event, note, created_at, created_by, author_name }) => ({
    id,
    event,
    note,
    createdAt: created_at,
    createdBy: created_by === null ? null : { id: created_by, name: author_name ?? '' },
  }));
}

/** Locks a testimonial until the transaction ends; undefined if the caller has no access to it. */
export async function lockTestimonial(
  tx: Tx,
  id: number,
): Promise<{ provider_id: number; status: Schemas['TestimonialStatus'] } | undefined> {
  const { rows } = await sql<{ provider_id: number; status: Schemas['TestimonialStatus'] }>`
    select provider_id, status from provider_testimonials where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Clears the rejection reason of the previous reply. */
export async function clearReplyRejection(tx: Tx, id: number): Promise<void> {
  await sql`
    update provider_testimonials set reply_rejection_reason = null where id = ${id}`.execute(tx);
}
