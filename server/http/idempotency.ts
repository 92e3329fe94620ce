import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx, Who } from './call.ts';
import { Refusal } from './refusal.ts';

export interface Intent {
  operation: string;
  key: string;
  bodyHash: string;
}

/** The sender's intent, when the request names one. */
export function intentOf(operation: string, key: unknown, body: unknown): Intent | undefined {
  if (typeof key !== 'string') return undefined;
  return {
    operation,
    key,
    bodyHash: createHash('sha256')
      .update(JSON.stringify(body ?? null))
      .digest('base64url'),
  };
}

/**
 * Takes hold of an intent. Answers the answer that it got before, if it was carried out already;
 * a second sender of the same intent waits here until the first has committed.
 */
export async function claimIntent(
  tx: Tx,
  who: Who,
  intent: Intent,
): Promise<{ answer: unknown } | undefined> {
  const claimed = await sql`
    insert into idempotency_keys (customer_id, customer_user_id, operation, key, body_hash)
    values (${who.customerId}, ${who.userId}, ${intent.operation}, ${intent.key}, ${intent.bodyHash})
    on conflict do nothing returning 1`.execute(tx);
  if (claimed.rows.length > 0) return undefined;
  const found = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('customer_id', '=', who.customerId)
    .where('customer_user_id', '=', who.userId)
    .where('operation', '=', intent.operation)
    .where('key', '=', intent.key)
    .executeTakeFirst();
  if (!found || found.body_hash !== intent.bodyHash) throw new Refusal('idempotency_mismatch');
  // The first try was committed but its answer is not there: it is still being delivered, or its process died.
  if (found.answer === null) throw new Refusal('unavailable', { retryAfter: 2 });
  return { answer: found.answer };
}

/** Keeps the answer of a carried-out intent. */
export async function keepAnswer(tx: Tx, who: Who, intent: Intent, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('customer_id', '=', who.customerId)
    .where('customer_user_id', '=', who.userId)
    .where('operation', '=', intent.operation)
    .where('key', '=', intent.key)
    .execute();
}
