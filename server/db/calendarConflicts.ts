import { sql, type Kysely } from 'kysely';
import type { Day } from '../time/day.ts';
import type { Tables } from './tables.ts';

/**
 * Returns a condition that is true for an entry that occupies its day: a wedding, a closed day, or an option that
 * has not expired.
 */
const takes = (table: string, now: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('kind')} in ('wedding', 'closed')
    or (${column('kind')} = 'option' and coalesce(${column('expires_at')} > ${now}, true)))`;
};

/** Two entries of one day overlap if they have the same hall; an entry without a hall occupies the whole page. */
const sharesHall = sql`(o.space_id = e.space_id
  or (o.provider_id = e.provider_id and (o.space_id is null or e.space_id is null)))`;

/** Returns the titles of the entries that occupy the same hall on the same day. */
export async function titlesBeside(tx: Kysely<Tables>, id: number, now: Date): Promise<string[]> {
  const at = now.toISOString();
  const { rows } = await sql<{ title: string }>`
    select o.title from calendar_events e
      join calendar_events o on o.day = e.day and o.id <> e.id and ${sharesHall}
    where e.id = ${id} and ${takes('e', at)} and ${takes('o', at)}
    order by o.id limit 3`.execute(tx);
  return rows.map(({ title }) => title);
}

/** Marks the entries of these days that share their hall with another, and no others. */
export async function settleDays(
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
