import { randomBytes } from 'node:crypto';
import type { Database } from '../../server/db/connection.ts';
import type { Bulk } from '../../server/db/seed/bulk.ts';
import { hashToken } from '../../server/secrets/token.ts';

const WEEK_MS = 7 * 86_400_000;

/** Inserts a session of the large account's owner, valid for a week; returns its request headers. */
export async function startBenchSession(
  { kysely }: Pick<Database, 'kysely'>,
  { customerId, userId }: Bulk,
  now: Date,
): Promise<Record<string, string>> {
  const token = randomBytes(16).toString('hex');
  const key = randomBytes(16).toString('hex');
  const at = now.toISOString();
  await kysely
    .insertInto('sessions')
    .values({
      customer_id: customerId,
      customer_user_id: userId,
      token_hash: hashToken(token),
      consumer_key_hash: hashToken(key),
      created_at: at,
      last_used_at: at,
      expires_at: new Date(now.getTime() + WEEK_MS).toISOString(),
    })
    .execute();
  return { 'x-access-token': token, 'x-consumer-key': key, 'accept-language': 'tr' };
}
