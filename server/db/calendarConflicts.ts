import { sql, type Kysely } from 'kysely';
import type { Day } from '../time/day.ts';
import type { Tables } from './tables.ts';

/**
 * Locks a customer's calendar until the transaction ends, so that two changes at the same time cannot both find a
 * day free. Called before any row is locked; one lock for all days cannot deadlock.
 */
export async function lockCalendar(tx: Kysely<Tables>, customerId: number): Promise<void> {
  const lock = `calendar ${customerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
}

/**
 * Returns a condition that is true for an entry that occupies its day: a wedding, a closed day, or an option that
 * has not expired.
 */
const takes = (table: string, now: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('kind')} in ('wedding', 'closed')
    or (${column('kind')} = 'option' and coalesce(${column('expires_at')} > ${now}, true)))`;
};

/**
 * Two entries of one day overlap if they have the same hall; an entry without a hall occupies the whole provider.
 */
const sharesHall = sql`(o.space_id = e.space_id
  or (o.provider_id = e.provider_id and (o.space_id is null or e.space_id is null)))`;

/**
 * Returns the entries that occupy the same hall on the same day, those of the given providers first. The title of
 * another provider's entry is null.
 */
export async function entriesBeside(
  tx: Kysely<Tables>,
  id: number,
  { providerIds, now }: { providerIds: readonly number[]; now: Date },
): Promise<{ title: string | null }[]> {
  const at = now.toISOString();
  const isReadable = sql`o.provider_id = any(${providerIds})`;
  const { rows } = await sql<{ title: string | null }>`
    select case when ${isReadable} then o.title end as title from calendar_events e
      join calendar_events o on o.day = e.day and o.id <> e.id and ${sharesHall}
    where e.id = ${id} and ${takes('e', at)} and ${takes('o', at)}
    order by ${isReadable} desc, o.id limit 3`.execute(tx);
  return rows;
}

interface Span {
  customerId: number;
  providerId: number;
  from: Day;
  until: Day;
  now: string;
}

/**
 * Returns the days of a span on which a provider has no free hall: an entry without a hall occupies the whole
 * provider, and a shared hall may be occupied by another provider. Any entry occupies a provider without halls.
 */
export async function fullDays(
  tx: Kysely<Tables>,
  { customerId, providerId, from, until, now }: Span,
): Promise<Set<Day>> {
  const { rows } = await sql<{ day: Day }>`
    with halls as (
      select id from customer_spaces where customer_id = ${customerId}
        and (provider_id = ${providerId}
          or linked_provider_ids @> ${JSON.stringify([providerId])}::jsonb)
    )
    select e.day from calendar_events e left join halls h on h.id = e.space_id
    where e.customer_id = ${customerId} and e.day between ${from} and ${until}
      and (e.provider_id = ${providerId} or h.id is not null) and ${takes('e', now)}
    group by e.day
    having bool_or(e.space_id is null) or count(distinct h.id) = (select count(*) from halls)`.execute(
    tx,
  );
  return new Set(rows.map(({ day }) => day));
}

/** Returns the subset of an import's uids whose entries would share a hall with an entry outside the import. */
export async function conflictingUids(
  tx: Kysely<Tables>,
  events: readonly { uid: string; day: Day }[],
  { providerId, kind, now }: { providerId: number; kind: string; now: Date },
): Promise<Set<string>> {
  const at = now.toISOString();
  const { rows } = await sql<{ uid: string }>`
    with e as (
      select n.uid, n.day, ${providerId}::bigint as provider_id, known.space_id, known.expires_at,
        coalesce(known.kind, ${kind}) as kind
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as n (uid text, day date)
        left join calendar_events known
          on known.provider_id = ${providerId} and known.import_uid = n.uid
    )
    select distinct e.uid from e
      join calendar_events o on o.day = e.day and ${sharesHall}
        and (o.provider_id <> e.provider_id or o.import_uid is distinct from e.uid)
    where ${takes('e', at)} and ${takes('o', at)}`.execute(tx);
  return new Set(rows.map(({ uid }) => uid));
}

/** Sets the conflict flag of these days' entries to whether they share their hall with another. */
export async function updateConflictFlags(
  tx: Kysely<Tables>,
  days: readonly Day[],
  now: Date,
): Promise<void> {
  if (days.length === 0) return;
  const at = now.toISOString();
  await sql`
    update calendar_events t set has_conflict = s.is_taken
    from (
      select e.id, ${takes('e', at)} and exists (
        select from calendar_events o
        where o.day = e.day and o.id <> e.id and ${sharesHall} and ${takes('o', at)}) as is_taken
      from calendar_events e where e.day = any(${[...new Set(days)]}::date[])
    ) s
    where s.id = t.id and t.has_conflict is distinct from s.is_taken`.execute(tx);
}
