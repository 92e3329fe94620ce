import { sql } from 'kysely';
import { IDLE_DAYS } from '../../http/authenticate.ts';
import type { Tx } from '../../http/call.ts';
import { hashToken, newToken } from '../../secrets/token.ts';
import { consume, type Limit } from '../../rateLimits/rateLimit.ts';

const QUARTER_HOUR_SECONDS = 900;
const HOUR = 3600;

const SEARCHES: Limit = { most: 120, seconds: QUARTER_HOUR_SECONDS };
const STARTS: Limit = { most: 30, seconds: HOUR };

/** Counts a search of an agent at the support desk. @throws ApiError 429 above the limit */
export const limitSupportSearches = (tx: Tx, agentId: number, now: Date): Promise<void> =>
  consume(tx, `support search ${agentId}`, SEARCHES, now);

/** Counts the start of an impersonation and serializes those of one agent. @throws ApiError 429 above the limit */
export const limitImpersonations = (tx: Tx, agentId: number, now: Date): Promise<void> =>
  consume(tx, `impersonation ${agentId}`, STARTS, now);

interface ImpersonationStart {
  user: { id: number; customer_id: number };
  agent: { id: number; sessionId: number };
  impersonationId: number;
  reason: string;
  now: Date;
  endsAt: Date;
  userAgent: string;
  address: string;
}

/**
 * Creates the session of an impersonation. Its second key half is the agent's own, so the token is useless to
 * others.
 * @returns its token, which is not stored
 */
export async function openImpersonationSession(tx: Tx, start: ImpersonationStart): Promise<string> {
  const token = newToken('at');
  const { user, agent, now } = start;
  const { consumer_key_hash } = await tx
    .selectFrom('sessions')
    .select('consumer_key_hash')
    .where('id', '=', agent.sessionId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('sessions')
    .values({
      customer_id: user.customer_id,
      customer_user_id: user.id,
      token_hash: hashToken(token),
      consumer_key_hash,
      agent_id: agent.id,
      impersonation_id: start.impersonationId,
      reason: start.reason,
      user_agent: start.userAgent,
      address: start.address,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: start.endsAt.toISOString(),
    })
    .execute();
  return token;
}

/**
 * Issues a new token for the session from which an agent started an impersonation, matched by its second key half;
 * undefined if the session is over or the agent may not return.
 */
export async function renewAgentSession(
  tx: Tx,
  agentId: number,
  { consumerKey, now }: { consumerKey: string; now: Date },
): Promise<string | undefined> {
  const token = newToken('pt');
  const { rows } = await sql`
    update sessions s set token_hash = ${hashToken(token)}, last_used_at = ${now.toISOString()}
    from customer_users a
    where a.id = ${agentId} and a.is_agent and not a.has_left
      and s.customer_user_id = a.id and s.agent_id is null
      and s.consumer_key_hash = ${hashToken(consumerKey)}
      and s.expires_at > ${now.toISOString()}
      and s.last_used_at > ${now.toISOString()}::timestamptz - make_interval(days => ${IDLE_DAYS})
    returning s.id`.execute(tx);
  return rows.length === 1 ? token : undefined;
}

/** Ends the session of one impersonation. */
export async function endImpersonationSession(tx: Tx, impersonationId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('impersonation_id', '=', impersonationId).execute();
}

/** Ends all impersonation sessions of an agent; the agent's own sessions stay. */
export async function endImpersonationSessions(tx: Tx, agentId: number): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('agent_id', '=', agentId)
    .where(sql<boolean>`customer_user_id <> agent_id`)
    .execute();
}
