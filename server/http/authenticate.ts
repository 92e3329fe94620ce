import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { prepared } from '../db/prepared.ts';
import { asTenant, tenantSwitch } from '../db/tenant.ts';
import type { Keys, Tx, Principal } from './call.ts';
import { forbidden, ApiError } from './apiError.ts';
import { permissionsOf, type Role } from './roles.ts';
import { hashToken } from '../secrets/token.ts';

interface Row {
  session_id: number;
  stale: boolean;
  user_id: number;
  uuid: string;
  full_name: string;
  customer_id: number;
  role_id: Role;
  is_agent: boolean;
  provider_ids: number[];
  agent_id: number | null;
  impersonation_id: number | null;
  agent_name: string | null;
  reason: string | null;
}

/** Days after its last call when a session expires. */
export const IDLE_DAYS = 14;

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** Returns the keys of a request without validating them. */
export function keysOf(request: FastifyRequest): Keys {
  return {
    accessToken: header(request, 'x-access-token'),
    consumerKey: header(request, 'x-consumer-key'),
  };
}

/**
 * Authenticates X-Access-Token and X-Consumer-Key in one statement, which also limits the transaction to the
 * caller's customer unless the operation works across customers. The token of an impersonation needs
 * X-Switch-User that names its user.
 * @throws ApiError 401
 */
export async function authenticate(
  tx: Tx,
  request: FastifyRequest,
  now: Date,
  { isAcross }: { isAcross: boolean },
): Promise<Principal> {
  const { accessToken, consumerKey } = keysOf(request);
  if (accessToken === '' || consumerKey === '' || accessToken.length > 200)
    throw new ApiError('unauthenticated');
  const switchUser = header(request, 'x-switch-user');
  const at = sql`${now.toISOString()}::timestamptz`;
  const query = sql<Row>`
    with caller as materialized (
      select s.id as session_id, s.last_used_at < ${at} - interval '1 minute' as stale,
        u.id as user_id, u.uuid, u.full_name, u.customer_id, u.role_id, u.is_agent,
        coalesce((select array_agg(l.provider_id order by p.position, p.id) from customer_user_providers l join providers p on p.id = l.provider_id where l.customer_user_id = u.id), '{}') as provider_ids,
        s.agent_id, s.impersonation_id, a.full_name as agent_name, s.reason
      from sessions s
      join customer_users u on u.id = s.customer_user_id and not u.has_left
      left join customer_users a on a.id = s.agent_id and a.is_agent and not a.has_left
      where s.token_hash = ${hashToken(accessToken)} and s.consumer_key_hash = ${hashToken(consumerKey)}
        and s.expires_at > ${at} and s.last_used_at > ${at} - make_interval(days => ${IDLE_DAYS})
        and (s.agent_id is null or (a.id is not null and u.id::text = ${switchUser}))
    )
    select session_id, stale, user_id, uuid, full_name, customer_id, role_id, is_agent, provider_ids, agent_id,
      impersonation_id, agent_name, reason, case when not (stale or ${isAcross}::boolean)
      then ${tenantSwitch(sql.ref('customer_id'), sql.ref('user_id'), sql.ref('provider_ids'))} end
    from caller`;
  const { rows } = await prepared(query).execute(tx);
  const [row] = rows;
  if (!row) throw new ApiError('unauthenticated');
  // Agents must not fall back to their own permissions in an impersonation.
  if (switchUser !== '' && row.is_agent) throw forbidden();
  if (row.stale) {
    // As the tables' owner, therefore before the transaction is limited to the tenant.
    await sql`update sessions set last_used_at = ${now.toISOString()} where id = ${row.session_id}`.execute(
      tx,
    );
    await sql`update customer_users set last_seen_at = ${now.toISOString()} where id = ${row.user_id} and ${row.agent_id}::bigint is null`.execute(
      tx,
    );
    if (!isAcross) await asTenant(tx, { customerId: row.customer_id, userId: row.user_id });
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
        ? {
            id: row.agent_id,
            name: row.agent_name,
            reason: row.reason ?? '',
            impersonationId: row.impersonation_id ?? undefined,
          }
        : undefined,
  };
}
