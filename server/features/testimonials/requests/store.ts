import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { likePattern } from '../../../db/likePattern.ts';
import type { Language, Tx } from '../../../http/call.ts';
import type { Channel, Status } from './rules.ts';

/** Couple with the columns that requests need; the contract defines its table. */
export interface CoupleRow {
  id: number;
  customer_id: number;
  provider_id: number;
  provider_name: string;
  lead_id: number | null;
  couple_name: string;
  wedding_date: string | null;
  email: string | null;
  phone: string | null;
  language: Language;
  request_status: Status;
  request_channel: Channel | null;
  reminders_sent: number;
  answered_at: string | null;
  testimonial_id: number | null;
}

const columns = sql`
  c.id, c.customer_id, c.provider_id, p.name as provider_name, c.lead_id, c.couple_name, c.wedding_date,
  c.email, c.phone, c.language, c.request_status, c.request_channel, c.reminders_sent, c.answered_at,
  c.testimonial_id`;

/** Locks a couple until the transaction ends; undefined if the caller has no access to it. */
export async function lockCouple(tx: Tx, id: number): Promise<CoupleRow | undefined> {
  const { rows } = await sql<CoupleRow>`
    select ${columns} from couple_providers c join providers p on p.id = c.provider_id
    where c.id = ${id} for update of c`.execute(tx);
  return rows[0];
}

/** Returns the id of the couple that was created from a lead. */
export async function coupleOfLead(tx: Tx, leadId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from couple_providers where lead_id = ${leadId} order by id limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Locks a couple whose reminder is due, skipping those locked by another process. */
export async function lockDueCouple(tx: Tx, at: string): Promise<CoupleRow | undefined> {
  const { rows } = await sql<CoupleRow>`
    select ${columns} from couple_providers c join providers p on p.id = c.provider_id
    where c.next_reminder_at <= ${at} and c.request_status in ('asked', 'opened')
    order by c.next_reminder_at limit 1 for update of c skip locked`.execute(tx);
  return rows[0];
}

/**
 * Returns the creation times of a couple's links since an instant, oldest first; without reminders that were not
 * delivered.
 */
export async function linkTimes(tx: Tx, coupleId: number, since: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('review_requests')
    .select('created_at')
    .where('couple_provider_id', '=', coupleId)
    .where('created_at', '>', since)
    .where(sql<boolean>`not (is_reminder and status = 'failed')`)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

interface RequestRecord {
  channel: Channel;
  at: string;
  expiresAt: string;
  nextReminderAt: string | null;
  /** True for a reminder, which is counted and keeps the day of the request. */
  isReminder?: boolean;
}

/** Records a request on its couple. */
export async function recordRequest(tx: Tx, id: number, request: RequestRecord): Promise<void> {
  const { channel, at, expiresAt, nextReminderAt, isReminder = false } = request;
  const own = isReminder
    ? sql`reminders_sent = reminders_sent + 1`
    : sql`requested_at = ${at}, request_channel = ${channel}, expires_at = ${expiresAt}, reminders_sent = 0,
        request_status = case request_status when 'opened' then 'opened' else 'asked' end`;
  await sql`
    update couple_providers
    set ${own}, next_reminder_at = ${nextReminderAt}, version = version + 1, updated_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Counts the reminders of a couple that were unreachable since its last delivered link. */
export async function countUnreachable(tx: Tx, coupleId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from review_requests r
    where r.couple_provider_id = ${coupleId} and r.is_reminder and r.failure = 'unreachable' and not exists (
      select from review_requests d
      where d.couple_provider_id = r.couple_provider_id and d.id > r.id and d.status <> 'failed'
    )`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Postpones a reminder that was recorded as sent, unless the couple has answered or got another request since. */
export async function postponeReminder(tx: Tx, id: number, at: string): Promise<void> {
  await sql`
    update couple_providers set reminders_sent = reminders_sent - 1, next_reminder_at = ${at}
    where id = ${id} and reminders_sent > 0 and request_status in ('asked', 'opened')`.execute(tx);
}

/** Stops the reminders of a couple. */
export async function stopReminders(tx: Tx, id: number): Promise<void> {
  await sql`update couple_providers set next_reminder_at = null where id = ${id}`.execute(tx);
}

/** Records a couple's state after it used its link. */
export async function markStatus(
  tx: Tx,
  id: number,
  status: 'opened' | 'answered' | 'declined',
  at: string,
  testimonialId: number | null = null,
): Promise<void> {
  const ends = status !== 'opened';
  await sql`
    update couple_providers set request_status = ${status}, version = version + 1, updated_at = ${at},
      next_reminder_at = case when ${ends} then null else next_reminder_at end,
      answered_at = case when ${status === 'answered'} then ${at}::timestamptz else answered_at end,
      testimonial_id = coalesce(${testimonialId}, testimonial_id)
    where id = ${id}`.execute(tx);
}

/** Expires requests whose links have ended. @returns their number */
export async function expireRequests(tx: Tx, at: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update couple_providers set request_status = 'expired', next_reminder_at = null,
      version = version + 1, updated_at = ${at}
    where request_status in ('asked', 'opened') and expires_at <= ${at}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

interface Counted {
  customerId: number;
  providerIds: readonly number[];
  providerId?: number | undefined;
  q?: string | undefined;
}

/** Counts couples by the state of their request. */
export async function countByStatus(
  tx: Tx,
  { customerId, providerIds, providerId, q }: Counted,
): Promise<Schemas['CoupleProviderCounts']> {
  const ofOne = providerId === undefined ? sql`` : sql`and provider_id = ${providerId}`;
  const named = q === undefined ? sql`` : sql`and search_key like ${likePattern(q)}`;
  const { rows } = await sql<{ status: Status; count: number }>`
    select request_status as status, count(*)::int as count from couple_providers
    where customer_id = ${customerId} and provider_id = any(${[...providerIds]}) ${ofOne} ${named}
    group by 1`.execute(tx);
  const counts = { none: 0, asked: 0, opened: 0, answered: 0, declined: 0, expired: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/** Link with its couple. */
export interface LinkRow extends CoupleRow {
  request_id: number;
  expires_at: string;
  slug: string;
}

const linkOf = (tokenHash: string) => sql<LinkRow>`
  select ${columns}, p.slug, r.id as request_id, r.expires_at
  from review_requests r
  join couple_providers c on c.id = r.couple_provider_id
  join providers p on p.id = c.provider_id
  where r.token_hash = ${tokenHash}`;

/** Finds the link of a token; runs as the database owner. */
export async function findLink(tx: Tx, tokenHash: string): Promise<LinkRow | undefined> {
  return (await linkOf(tokenHash).execute(tx)).rows[0];
}

/** Finds the link of a token and locks its couple; runs as the database owner. */
export async function lockLink(tx: Tx, tokenHash: string): Promise<LinkRow | undefined> {
  return (await sql<LinkRow>`${linkOf(tokenHash)} for update of c`.execute(tx)).rows[0];
}

/** Records the first opening of a link. */
export async function markOpened(tx: Tx, requestId: number, at: string): Promise<void> {
  await tx
    .updateTable('review_requests')
    .set({ opened_at: at })
    .where('id', '=', requestId)
    .where('opened_at', 'is', null)
    .execute();
}

/** Returns the URL path of a provider's main picture; null for none. */
export async function mainPicture(tx: Tx, providerId: number): Promise<string | null> {
  const { rows } = await sql<{ key: string | null }>`
    select picture -> 'sources' -> 0 ->> 'key' as key from medias
    where provider_id = ${providerId} and is_main and status = 'published'
    limit 1`.execute(tx);
  const key = rows[0]?.key;
  return typeof key === 'string' ? `/files/${key}` : null;
}
