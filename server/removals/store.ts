import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { Tx } from '../http/call.ts';

type Kysely = Database['kysely'];

/** Milliseconds in which the request removes its files itself before the job does. */
const GRACE_MS = 2 * 60_000;
/** Milliseconds after which a stored file is removed that no record references; no request takes as long. */
const RESERVED_MS = 24 * 3_600_000;
/** Number of files that a run of the job claims at once. */
const BATCH_SIZE = 20;
/** Maximum minutes between two attempts. */
const MAX_WAIT = 60;

/** Marks files for removal once the transaction commits. */
export async function insertRemovals(tx: Tx, keys: readonly string[], now: Date): Promise<void> {
  const due = new Date(now.getTime() + GRACE_MS).toISOString();
  await sql`
    insert into file_removals (key, requested_at, next_attempt_at)
    select distinct unnest(${[...keys]}::text[]), ${now.toISOString()}::timestamptz, ${due}::timestamptz
    on conflict (key) do update set next_attempt_at = excluded.next_attempt_at, is_reserved = false`.execute(
    tx,
  );
}

/** Marks a file that is about to be stored; it is removed a day later unless a transaction deletes the mark. */
export async function insertReservation(
  kysely: Kysely,
  key: string,
  { now, customerId = null }: { now: Date; customerId: number | null | undefined },
): Promise<void> {
  await kysely
    .insertInto('file_removals')
    .values({
      key,
      customer_id: customerId,
      requested_at: now.toISOString(),
      next_attempt_at: new Date(now.getTime() + RESERVED_MS).toISOString(),
      is_reserved: true,
    })
    .execute();
}

/** Deletes the marks of stored files, unless the same transaction has released them again. */
export async function deleteReservations(db: Kysely, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await sql`
      delete from file_removals where key = any(${[...keys]}::text[]) and is_reserved`.execute(db);
}

/** Returns those of the keys whose files are marked for removal. */
export async function findRemovals(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from file_removals where key = any(${[...keys]}::text[])`.execute(tx);
  return rows.map(({ key }) => key);
}

/** Returns those of the keys whose files are still marked, and keeps their marks from others until the commit. */
export async function lockRemovals(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from file_removals where key = any(${[...keys]}::text[]) for update skip locked`.execute(
    tx,
  );
  return rows.map(({ key }) => key);
}

/** Deletes the marks of files that are removed, or that a record still shows. */
export async function deleteRemovals(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await sql`delete from file_removals where key = any(${[...keys]}::text[])`.execute(tx);
}

interface Removal {
  key: string;
  /** Number of attempts, this one included. */
  attempts: number;
}

/**
 * Claims due files, oldest first, and skips those that another process is claiming. The wait before the next attempt
 * doubles up to an hour.
 */
export async function claimRemovals(tx: Tx, now: Date): Promise<Removal[]> {
  const at = now.toISOString();
  const { rows } = await sql<Removal>`
    update file_removals set attempts = attempts + 1,
      next_attempt_at = ${at}::timestamptz
        + least(power(2, least(attempts, 10)), ${MAX_WAIT}::int) * interval '1 minute'
    where key in (
      select key from file_removals where next_attempt_at <= ${at}
      order by next_attempt_at limit ${BATCH_SIZE} for update skip locked)
    returning key, attempts`.execute(tx);
  return rows;
}
