import { sql } from 'kysely';
import { IDLE_DAYS } from '../../http/authenticate.ts';
import type { Tx } from '../../http/call.ts';
import { hashToken, newToken } from '../../secrets/token.ts';
import { consume, type Limit } from '../../rateLimits/rateLimit.ts';

const QUARTER_HOUR_SECONDS = 900;
const HOUR = 3600;

const SEARCHES: Limit = { most: 120, seconds: QUARTER_HOUR_SECONDS };
const STARTS: Limit = { most: 30, seconds: HOUR };

/**
 * Counts a search of an agent at the support desk.
 * @throws ApiError 429 beyond the limit
 */
export const limitSupportSearches = (tx: Tx, agentId: number, now: Date): Promise<void> =>
  consume(tx, `support search ${agentId}`, SEARCHES, now);

/**
 * Counts the start of an impersonation and serializes the starts of one agent.
 * @throws ApiError 429 beyond the limit
 */
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
 * Opens the session of one impersonation and answers its token, which nobody can tell again. It has the
 * second half of the agent's own key, and so is worth nothing to anybody else.
 */
export async function openImpersonationSession(
  tx: Tx,
  acting: ImpersonationStart,
): Promise<string> {
  const token = newToken('at');
  const { user, agent, now } = acting;
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
      impersonation_id: acting.impersonationId,
      reason: acting.reason,
      user_agent: acting.userAgent,
      address: acting.address,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: acting.endsAt.toISOString(),
    })
    .execute();
  return token;
}

/**
 * Gives an agent who comes back another token for the session from which they went out, the one with the
 * same second half of the key; undefined where it is over or they may not come back.
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

/** Ends what was opened for one impersonation. */
export async function endImpersonationSession(tx: Tx, impersonationId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('impersonation_id', '=', impersonationId).execute();
}

/** Ends everything that an agent has open as somebody else; their own sessions stay. */
export async function endImpersonationSessions(tx: Tx, agentId: number): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('agent_id', '=', agentId)
    .where(sql<boolean>`customer_user_id <> agent_id`)
    .execute();
}
