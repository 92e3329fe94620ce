import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import { hashToken } from '../../secrets/token.ts';
import { COUNT_LIMIT, windowOf, type PageQuery } from '../../http/page.ts';
import { RETURN_SECONDS } from './rules.ts';

export interface Target {
  id: number;
  customer_id: number;
  full_name: string;
  is_agent: boolean;
  has_left: boolean;
  status: Schemas['InvitationStatus'];
}

/** Locks a user of any customer until the transaction ends and returns it. */
export function lockTarget(tx: Tx, id: number): Promise<Target | undefined> {
  return tx
    .selectFrom('customer_users')
    .select(['id', 'customer_id', 'full_name', 'is_agent', 'has_left', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

interface Begun {
  target: Target;
  agent: { id: number; name: string };
  reason: string;
  now: Date;
  endsAt: Date;
}

/** Inserts an impersonation. @returns its id */
export async function beginImpersonation(
  tx: Tx,
  { target, agent, reason, now, endsAt }: Begun,
): Promise<number> {
  const { id } = await tx
    .insertInto('impersonations')
    .values({
      customer_id: target.customer_id,
      customer_user_id: target.id,
      user_name: target.full_name,
      agent_id: agent.id,
      agent_name: agent.name,
      reason,
      started_at: now.toISOString(),
      expires_at: endsAt.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the hash of an impersonation's return token. */
export async function storeReturnToken(tx: Tx, id: number, accessToken: string): Promise<void> {
  await tx
    .updateTable('impersonations')
    .set({ token_hash: hashToken(accessToken) })
    .where('id', '=', id)
    .execute();
}

interface ReturnableImpersonation {
  id: number;
  customer_id: number;
  customer_user_id: number;
  agent_id: number;
  reason: string;
}

/**
 * Locks and returns the impersonation of a return token. It stays valid for `RETURN_SECONDS` after the end of
 * the impersonation.
 */
export async function lockByReturnToken(
  tx: Tx,
  accessToken: string,
  now: Date,
): Promise<ReturnableImpersonation | undefined> {
  const { rows } = await sql<ReturnableImpersonation>`
    select id, customer_id, customer_user_id, agent_id, reason from impersonations
    where token_hash = ${hashToken(accessToken)}
      and coalesce(ended_at, expires_at) > ${now.toISOString()}::timestamptz - make_interval(secs => ${RETURN_SECONDS})
    for update`.execute(tx);
  return rows[0];
}

/** Invalidates the return token after the agent's return. */
export async function invalidateReturnToken(tx: Tx, id: number, now: Date): Promise<void> {
  const at = sql<string>`${now.toISOString()}::timestamptz`;
  await tx
    .updateTable('impersonations')
    .set({
      token_hash: null,
      ended_at: sql<string>`case when expires_at > ${at} then coalesce(ended_at, ${at}) else ended_at end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Ends all running impersonations of an agent. */
export async function endImpersonations(tx: Tx, agentId: number, now: Date): Promise<void> {
  await tx
    .updateTable('impersonations')
    .set({ ended_at: now.toISOString() })
    .where('agent_id', '=', agentId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .execute();
}

/** Builds the columns for the end of an impersonation, actual or scheduled, and whether it still runs. */
export const endOf = (now: Date) => sql`
  coalesce(i.ended_at, i.expires_at) as "endedAt",
  i.ended_at is null and i.expires_at > ${now.toISOString()}::timestamptz as "isRunning"`;

export interface ListQuery extends PageQuery {
  sort?: string | undefined;
}

export const directionOf = ({ sort = '-startedAt' }: ListQuery) =>
  sort.startsWith('-') ? sql`desc` : sql`asc`;

/** Returns a page of an agent's impersonations and the count, bounded at `COUNT_LIMIT` + 1. */
export async function listOfAgent(
  tx: Tx,
  agentId: number,
  query: ListQuery,
  now: Date,
): Promise<{ rows: Schemas['AgentImpersonation'][]; counted: number }> {
  const { limit, offset } = windowOf(query);
  const direction = directionOf(query);
  const { rows } = await sql<{ counted: number } & (Schemas['AgentImpersonation'] | { id: null })>`
    with page as (
        select i.id, i.customer_user_id as "customerUserId", i.user_name as "userName", c.name as "customerName", i.reason,
          i.started_at as "startedAt", ${endOf(now)}
        from impersonations i join customers c on c.id = i.customer_id
        where i.agent_id = ${agentId}
        order by i.started_at ${direction}, i.id ${direction} limit ${limit} offset ${offset}
      ),
      counted as (select count(*) as counted from (select from impersonations where agent_id = ${agentId} limit ${COUNT_LIMIT + 1}) b)
    select counted.counted, page.* from counted left join page on true
    order by page."startedAt" ${direction}, page.id ${direction}`.execute(tx);
  return {
    rows: rows.flatMap(({ counted: _, ...row }) => (row.id === null ? [] : [row])),
    counted: rows[0]?.counted ?? 0,
  };
}
