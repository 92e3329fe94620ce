import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { DAY_MS } from '../time/day.ts';
import type { Tx, Principal } from './call.ts';
import { isObject } from './contract.ts';
import { ApiError } from './apiError.ts';

export interface IdempotencyRecord {
  operation: string;
  key: string;
  bodyHash: string;
}

/** Milliseconds in which a retry returns the first response; the contract promises three days. */
const KEPT_MS = 3 * DAY_MS;
/** Number of records that a statement of the sweep deletes, so that none locks many for long. */
const SWEEP_BATCH_SIZE = 1_000;

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url');

const isFileIn = (value: unknown): value is { bytes: Buffer; filename?: unknown } =>
  isObject(value) && Buffer.isBuffer(value['bytes']);

const listed = (value: unknown): unknown =>
  isFileIn(value) ? [value.filename, digest(value.bytes)] : value;

/** Replaces files in a body by their digests. Files of a list keep their names, which are part of the record. */
function withDigests(body: unknown): unknown {
  if (!isObject(body)) return body;
  const entries = Object.entries(body).map(([name, value]: [string, unknown]) => [
    name,
    isFileIn(value) ? digest(value.bytes) : Array.isArray(value) ? value.map(listed) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Returns the idempotency record of a request; undefined without a key. */
export function idempotencyRecordOf(
  operation: string,
  key: unknown,
  body: unknown,
): IdempotencyRecord | undefined {
  if (typeof key !== 'string') return undefined;
  return {
    operation,
    key,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(withDigests(body) ?? null))
      .digest('base64url'),
  };
}

/**
 * Claims an idempotency key. Returns the stored response if the request was carried out already; a concurrent
 * retry waits here until the first request commits, and its response is committed with the work.
 */
export async function claim(
  tx: Tx,
  principal: Principal,
  record: IdempotencyRecord,
): Promise<{ answer: unknown } | undefined> {
  const claimed = await sql`
    insert into idempotency_keys (customer_id, customer_user_id, operation, key, body_hash)
    values (${principal.customerId}, ${principal.userId}, ${record.operation}, ${record.key}, ${record.bodyHash})
    on conflict do nothing returning 1`.execute(tx);
  if (claimed.rows.length > 0) return undefined;
  const found = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('customer_id', '=', principal.customerId)
    .where('customer_user_id', '=', principal.userId)
    .where('operation', '=', record.operation)
    .where('key', '=', record.key)
    .executeTakeFirst();
  // Deleted since the conflict; the retry claims it.
  if (!found) throw new ApiError('unavailable', { retryAfter: 1 });
  if (found.body_hash !== record.bodyHash) throw new ApiError('idempotency_mismatch');
  return { answer: found.answer };
}

/** Stores the final response of a request, in place of the interim one. */
export async function storeResponse(
  tx: Tx,
  principal: Principal,
  record: IdempotencyRecord,
  answer: unknown,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('customer_id', '=', principal.customerId)
    .where('customer_user_id', '=', principal.userId)
    .where('operation', '=', record.operation)
    .where('key', '=', record.key)
    .execute();
}

/** Deletes the record of a failed request, so that it can be retried. */
export async function release(
  tx: Tx,
  principal: Principal,
  record: IdempotencyRecord,
): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('customer_id', '=', principal.customerId)
    .where('customer_user_id', '=', principal.userId)
    .where('operation', '=', record.operation)
    .where('key', '=', record.key)
    .execute();
}

/** Deletes the records after their time. Several processes may run it at once. */
export async function sweepIdempotency(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
  batchSize = SWEEP_BATCH_SIZE,
): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString();
  let deleted = batchSize;
  while (deleted >= batchSize) {
    const { numAffectedRows = 0n } = await sql`
      delete from idempotency_keys where ctid = any (array(
        select ctid from idempotency_keys where created_at <= ${oldest}
        order by created_at limit ${batchSize} for update skip locked))`.execute(kysely);
    deleted = Number(numAffectedRows);
  }
}
