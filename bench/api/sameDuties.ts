import Fastify, { type FastifyInstance } from 'fastify';
import { today, windowStart } from '../../server/features/leads/rules/window.ts';
import { leadRecord } from '../../server/features/leads/record.ts';
import type { LeadRow } from '../../server/features/leads/store/leadRow.ts';
import { permissionsOf, type Role } from '../../server/http/roles.ts';
import { hashToken } from '../../server/secrets/token.ts';
import type { Query } from './handWritten.ts';

/** Runs statements in one transaction. */
export type InTransaction = <T>(work: (query: Query) => Promise<T>) => Promise<T>;

interface Session {
  user_id: number;
  customer_id: number;
  role_id: Role;
  is_agent: boolean;
  provider_ids: number[];
}

const SESSION = `
  with caller as materialized (
    select u.id as user_id, u.customer_id, u.role_id, u.is_agent,
      array(select provider_id from customer_user_providers where customer_user_id = u.id) as provider_ids
    from sessions s join customer_users u on u.id = s.customer_user_id and not u.has_left
    where s.token_hash = $1 and s.consumer_key_hash = $2 and s.expires_at > $3::timestamptz
      and s.last_used_at > $3::timestamptz - interval '14 days')
  select user_id, customer_id, role_id, is_agent, provider_ids, set_config('role', 'panel_app', true),
    set_config('app.customer_id', customer_id::text, true), set_config('app.user_id', user_id::text, true),
    set_config('app.provider_ids', provider_ids::text, true)
  from caller`;

const PAGE = `
  with page as (
    select id from leads
    where customer_id = $1 and provider_id = any($2) and status = any($3) and created_at >= $4
    order by created_at desc, id desc limit $5 offset $6),
  counted as (
    select count(*) as found from (
      select from leads
      where customer_id = $1 and provider_id = any($2) and status = any($3) and created_at >= $4
      limit 10001) bounded)
  select counted.found, l.*, c.bride_name, c.groom_name, c.email, c.phone, c.contact_preference,
    c.follow_ups_refused_at, p.name as provider_name, 'whatsappLeads' = any(p.features) as takes_whatsapp, p.product_date_end,
    coalesce(pc.words ->> 'tr', '') as category_name, p.city_id, coalesce(ci.name, '') as city_name,
    d.id as district_id, d.name as district_name, u.full_name as assignee_name
  from counted left join page on true
  left join leads l on l.id = page.id
  left join couples c on c.id = l.couple_id
  left join providers p on p.id = l.provider_id
  left join provider_categories pc on pc.id = p.category_id
  left join cities ci on ci.id = p.city_id
  left join districts d on d.id = p.district_id
  left join customer_users u on u.id = l.assignee_id
  order by l.created_at desc, l.id desc`;

interface ListQuery {
  status: string[];
  page: number;
  limit: number;
}

const querystring = {
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: {
    status: { type: 'array', items: { type: 'string', maxLength: 20 }, maxItems: 20 },
    sort: { type: 'string', enum: ['-createdAt'] },
    page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
  },
};

/**
 * Creates an app with the filtered list as hand-written for this case alone, with the duties of the
 * API's list: session, permission, tenant in a transaction, validation, and the same JSON.
 */
export function sameDutiesApp(inTransaction: InTransaction): FastifyInstance {
  const app = Fastify();
  app.get<{ Querystring: ListQuery }>('/list', { schema: { querystring } }, (request, reply) =>
    inTransaction(async (query) => {
      const now = new Date();
      const keys = [request.headers['x-access-token'], request.headers['x-consumer-key']];
      const hashes = keys.map((key) => hashToken(String(key)));
      // cast: the columns are those of the statement
      const [session] = (await query(SESSION, [...hashes, now.toISOString()])) as Session[];
      if (!session) return reply.code(401).send();
      const permissions = new Set(permissionsOf(session.role_id, session.is_agent));
      if (!permissions.has('leads.read')) return reply.code(403).send();
      const { status, page, limit } = request.query;
      const viewer = { permissions, windowStart: windowStart(now), today: today(now) };
      const scope = [session.customer_id, session.provider_ids, status, viewer.windowStart];
      const found = await query(PAGE, [...scope, limit, (page - 1) * limit]);
      // cast: the same
      const rows = found as (LeadRow & { found: number })[];
      const total = rows[0]?.found ?? 0;
      return {
        data: rows.filter(({ id }) => id !== null).map((row) => leadRecord(row, viewer)),
        meta: { page, limit, total: Math.min(total, 10_000), totalIsExact: total <= 10_000 },
      };
    }),
  );
  return app;
}
