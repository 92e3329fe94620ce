import { IDLE_DAYS } from '../../http/authenticate.ts';
import type { Keys, Tx } from '../../http/call.ts';
import { hashToken, newToken } from '../../secrets/token.ts';
import { DAY_MS } from '../../time/day.ts';

/** Days after the sign-in when a session expires, regardless of its use. */
export const SESSION_DAYS = 30;

interface Opened {
  user: { id: number; customer_id: number };
  now: Date;
  userAgent: string;
  address: string;
}

/** Creates a session. @returns its keys, of which only hashes are stored */
export async function openSession(
  tx: Tx,
  { user, now, userAgent, address }: Opened,
): Promise<{ sessionId: number; keys: Keys }> {
  const keys = { accessToken: newToken('pt'), consumerKey: newToken('ck') };
  const { id } = await tx
    .insertInto('sessions')
    .values({
      customer_id: user.customer_id,
      customer_user_id: user.id,
      token_hash: hashToken(keys.accessToken),
      consumer_key_hash: hashToken(keys.consumerKey),
      user_agent: userAgent,
      address,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('customer_users')
    .set({ last_seen_at: now.toISOString() })
    .where('id', '=', user.id)
    .execute();
  return { sessionId: id, keys };
}

/** Returns true if a token belongs to this session. */
export async function isTokenOf(tx: Tx, sessionId: number, token: string): Promise<boolean> {
  const found = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the hash of a session's token, as the database stores it. */
export async function tokenHashOf(tx: Tx, sessionId: number): Promise<string> {
  const { token_hash } = await tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return token_hash;
}

/** Returns the start of a session as an ISO instant. */
export async function startOf(tx: Tx, sessionId: number): Promise<string> {
  const { created_at } = await tx
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return created_at;
}

/**
 * Returns the user who holds these keys without impersonation; for public operations that treat signed-in users
 * differently.
 */
export async function findUserOf(
  tx: Tx,
  { accessToken, consumerKey }: Keys,
  now: Date,
): Promise<{ id: number; customer_id: number; session_id: number } | undefined> {
  return tx
    .selectFrom('sessions as s')
    .innerJoin('customer_users as u', 'u.id', 's.customer_user_id')
    .select(['u.id', 'u.customer_id', 's.id as session_id'])
    .where('s.token_hash', '=', hashToken(accessToken))
    .where('s.consumer_key_hash', '=', hashToken(consumerKey))
    .where('s.agent_id', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .where('s.last_used_at', '>', new Date(now.getTime() - IDLE_DAYS * DAY_MS).toISOString())
    .where('u.has_left', '=', false)
    .executeTakeFirst();
}

export async function endSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends a user's sessions, except for the kept one. */
export async function endSessionsOf(tx: Tx, userId: number, kept?: number): Promise<void> {
  let query = tx.deleteFrom('sessions').where('customer_user_id', '=', userId);
  if (kept !== undefined) query = query.where('id', '<>', kept);
  await query.execute();
}

const MAX_SHOWN = 100;

/** Returns a user's open sessions: the current one first, then by last use. */
export async function openSessionsOf(
  tx: Tx,
  { userId, sessionId }: { userId: number; sessionId: number },
  now: Date,
) {
  return tx
    .selectFrom('sessions as s')
    .leftJoin('customer_users as a', 'a.id', 's.agent_id')
    .select(['s.id', 's.user_agent', 's.address', 's.created_at', 's.last_used_at', 's.expires_at'])
    .select('a.full_name as agent_name')
    .where('s.customer_user_id', '=', userId)
    .where('s.expires_at', '>', now.toISOString())
    .where('s.last_used_at', '>', new Date(now.getTime() - IDLE_DAYS * DAY_MS).toISOString())
    .orderBy((order) => order('s.id', '=', sessionId), 'desc')
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

/** Ends one session of a user. @returns false if it is not theirs, or over */
export async function endSessionOf(tx: Tx, userId: number, sessionId: number): Promise<boolean> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('customer_user_id', '=', userId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}
