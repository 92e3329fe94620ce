import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../http/call.ts';
import { fileKeysOf, releasedKeys } from './reviewedFiles.ts';

type Change = Schemas['FieldChange'];

/** Record of a change. */
export interface ChangedRecord {
  resource: string;
  recordId: number;
  customerId: number;
  providerId: number | null;
}

/** A change that is pending at the support desk. */
export interface WaitingChange {
  id: number;
  body: Record<string, unknown>;
  changes: Change[];
}

/**
 * Locks and returns the pending change of a record until the end of the transaction; concurrent changes of the
 * record wait for the lock.
 */
export async function lockWaiting(
  tx: Tx,
  { resource, recordId }: Pick<ChangedRecord, 'resource' | 'recordId'>,
): Promise<WaitingChange | undefined> {
  const lock = `change ${resource} ${recordId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const { rows } = await sql<WaitingChange>`
    select id, body, changes from change_requests
    where resource = ${resource} and record_id = ${recordId} and status = 'pending' for update`.execute(
    tx,
  );
  return rows[0];
}

interface Sent {
  title: string;
  body: Record<string, unknown>;
  changes: readonly Change[];
  sentBy: number;
  now: Date;
}

/** Stores a change until the desk decides. @param before the change that it replaces */
export async function storeChange(
  tx: Tx,
  { resource, recordId, customerId, providerId }: ChangedRecord,
  { title, body, changes, sentBy, now }: Sent,
  before: WaitingChange | undefined,
): Promise<void> {
  const written = { body: JSON.stringify(body), changes: JSON.stringify(changes) };
  const at = now.toISOString();
  if (before)
    await sql`
      update change_requests
      set body = ${written.body}::jsonb, changes = ${written.changes}::jsonb, title = ${title},
        sent_by = ${sentBy}, created_at = ${at}, replaced = replaced + 1
      where id = ${before.id}`.execute(tx);
  else
    await sql`
      insert into change_requests
        (customer_id, provider_id, subject, resource, record_id, title, body, changes, sent_by, created_at)
      values (${customerId}, ${providerId}, 'information', ${resource}, ${recordId}, ${title},
        ${written.body}::jsonb, ${written.changes}::jsonb, ${sentBy}, ${at})`.execute(tx);
}

/** Withdraws a pending change. */
export async function withdrawChange(tx: Tx, { id }: WaitingChange, now: Date): Promise<void> {
  await sql`
    update change_requests set status = 'withdrawn', decided_at = ${now.toISOString()}
    where id = ${id}`.execute(tx);
}

/** Fetches the last pending or rejected change of each of these records. */
export async function lastChanges(
  tx: Tx,
  resource: string,
  ids: readonly number[],
): Promise<Map<number, Schemas['PendingChange']>> {
  const { rows } = await sql<{ record_id: number; shown: Schemas['PendingChange'] | null }>`
    select distinct on (c.record_id) c.record_id,
      case when c.status in ('pending', 'rejected') then json_build_object(
        'status', c.status, 'changes', c.changes, 'reason', c.rejection_reason, 'replaced', c.replaced,
        'sentBy', u.full_name,
        'sentAt', to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as shown
    from change_requests c left join customer_users u on u.id = c.sent_by
    where c.resource = ${resource} and c.record_id = any(${[...ids]}::bigint[])
    order by c.record_id, c.id desc`.execute(tx);
  return new Map(rows.flatMap(({ record_id, shown }) => (shown ? [[record_id, shown]] : [])));
}

type Values = Record<string, unknown>;

/** Stores the current values of a pending record beside its last approved values, and returns the latter. */
export async function storeReviewed(
  tx: Tx,
  { resource, recordId, customerId, providerId }: ChangedRecord,
  { before, after }: { before: Values; after: Values },
): Promise<Values | undefined> {
  const { rows } = await sql<{ before: Values }>`
    insert into reviewed_changes (resource, record_id, customer_id, provider_id, before, after)
    values (${resource}, ${recordId}, ${customerId}, ${providerId},
      ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)
    on conflict (resource, record_id) do update set after = excluded.after
    returning before`.execute(tx);
  return rows[0]?.before;
}

/** Deletes the last approved values of records. @returns their files that nothing references any more */
export async function deleteReviewed(
  tx: Tx,
  { resource, recordIds }: { resource: string; recordIds: readonly number[] },
): Promise<string[]> {
  const { rows } = await sql<{ customer_id: number; before: Values }>`
    delete from reviewed_changes
    where resource = ${resource} and record_id = any(${[...recordIds]}::bigint[])
    returning customer_id, before`.execute(tx);
  const [row] = rows;
  if (!row) return [];
  const keys = rows.flatMap(({ before }) => fileKeysOf(before));
  return releasedKeys(tx, { resource, customerId: row.customer_id }, keys);
}

/**
 * Updates the stored values of a record that was already pending.
 * @returns its last approved values; undefined if it was never approved
 */
export async function refreshReviewed(
  tx: Tx,
  { resource, recordId }: ChangedRecord,
  after: Values,
): Promise<Values | undefined> {
  const { rows } = await sql<{ before: Values }>`
    update reviewed_changes set after = ${JSON.stringify(after)}::jsonb
    where resource = ${resource} and record_id = ${recordId} returning before`.execute(tx);
  return rows[0]?.before;
}
