import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Keys, Tx, Who } from './call.ts';
import { Refusal } from './refusal.ts';
import { permissionsOf, type Role } from './roles.ts';
import { hashToken } from '../secrets/token.ts';

interface Row {
  session_id: number;
  consumer_key_hash: string;
  stale: boolean;
  user_id: number;
  uuid: string;
  full_name: string;
  customer_id: number;
  role_id: Role;
  is_agent: boolean;
  provider_ids: number[];
  agent_id: number | null;
  agent_name: string | null;
  reason: string | null;
}

/** A session ends this long after its last call. */
export const IDLE_DAYS = 14;

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** The keys that a request carries; nothing is said about whether they open anything. */
export function keysOf(request: FastifyRequest): Keys {
  return {
    accessToken: header(request, 'x-access-token'),
    consumerKey: header(request, 'x-consumer-key'),
  };
}

/** The caller behind X-Access-Token and X-Consumer-Key, in one query; refuses with 401. */
export async function authenticate(tx: Tx, request: FastifyRequest, now: Date): Promise<Who> {
  const { accessToken, consumerKey } = keysOf(request);
  if (accessToken === '' || consumerKey === '' || accessToken.length > 200)
    throw new Refusal('unauthenticated');
  const found = await sql<Row>`
    select s.id as session_id, s.consumer_key_hash, s.last_used_at < ${now.toISOString()}::timestamptz - interval '1 minute' as stale,
      u.id as user_id, u.uuid, u.full_name, u.customer_id, u.role_id, u.is_agent,
      coalesce((select array_agg(l.provider_id order by p.position, p.id) from customer_user_providers l join providers p on p.id = l.provider_id where l.customer_user_id = u.id), '{}') as provider_ids,
      s.agent_id, a.full_name as agent_name, s.reason
    from sessions s
    join customer_users u on u.id = s.customer_user_id and not u.has_left
    left join customer_users a on a.id = s.agent_id and a.is_agent and not a.has_left
    where s.token_hash = ${hashToken(accessToken)} and s.expires_at > ${now.toISOString()}::timestamptz
      and s.last_used_at > ${now.toISOString()}::timestamptz - make_interval(days => ${IDLE_DAYS})
      and (s.agent_id is null or a.id is not null)`.execute(tx);
  const [row] = found.rows;
  if (!row || row.consumer_key_hash !== hashToken(consumerKey))
    throw new Refusal('unauthenticated');
  if (row.stale) {
    await sql`update sessions set last_used_at = ${now.toISOString()} where id = ${row.session_id}`.execute(
      tx,
    );
    await sql`update customer_users set last_seen_at = ${now.toISOString()} where id = ${row.user_id} and ${row.agent_id}::bigint is null`.execute(
      tx,
    );
  }
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    uuid: row.uuid,
    name: row.full_name,
    customerId: row.customer_id,
    role: row.role_id,
    isAgent: row.is_agent,
    permissions: new Set(permissionsOf(row.role_id, row.is_agent)),
    providerIds: row.provider_ids,
    agent:
      row.agent_id !== null && row.agent_name !== null
        ? { id: row.agent_id, name: row.agent_name, reason: row.reason ?? '' }
        : undefined,
  };
}
