import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Notified } from '../../ports/payments/port.ts';

interface Noted {
  /** Undefined if the signature is invalid. */
  notification: Notified | undefined;
  bodyHash: string;
  verdict: 'taken' | 'replayed' | 'unknown' | 'refused';
  address: string;
  now: Date;
}

/** Deletes the claim of a notification whose work failed, so that the gateway may send it again. */
export async function releaseNotification(kysely: Kysely<Tables>, bodyHash: string): Promise<void> {
  await sql`
    delete from gateway_notifications where body_hash = ${bodyHash} and verdict = 'taken'`.execute(
    kysely,
  );
}

/** Logs a notification. @returns false for one that was taken before */
export async function logNotification(
  kysely: Kysely<Tables>,
  { notification, bodyHash, verdict, address, now }: Noted,
): Promise<boolean> {
  return kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`notification ${bodyHash}`}))`.execute(tx);
    if (verdict === 'taken') {
      const { rows } = await sql`
        select from gateway_notifications where body_hash = ${bodyHash} and verdict = 'taken' limit 1`.execute(
        tx,
      );
      if (rows.length > 0) return false;
    }
    // An unknown one was logged as taken just before.
    if (verdict === 'unknown') await releaseNotification(tx, bodyHash);
    await tx
      .insertInto('gateway_notifications')
      .values({
        received_at: now.toISOString(),
        verdict,
        conversation_id: notification?.conversationId.slice(0, 100) ?? null,
        reference: notification?.reference.slice(0, 100) ?? null,
        event: notification?.event.slice(0, 60) ?? null,
        body_hash: bodyHash,
        address,
      })
      .execute();
    return true;
  });
}
