import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../../http/call.ts';
import { COUNT_LIMIT, windowOf, type PageQuery } from '../../../http/page.ts';
import { brandName } from '../cards.ts';
import { moneyOf } from '../rules/attempt.ts';
import { actionsOf, heldOf } from '../rules/actionsOf.ts';

type Shown = Schemas['SupportPaymentAttempt'];

interface Filter extends PageQuery {
  id?: number;
  state?: readonly Shown['state'][] | undefined;
  q?: string | undefined;
  sort?: string | undefined;
}

type Row = Omit<
  Shown,
  'card' | 'heldMinor' | 'refundedMinor' | 'actions' | 'gatewayAnswer' | 'events'
> & {
  brand: string | null;
  lastFour: string | null;
  events: Shown['events'] | null;
};

function shape({ brand, lastFour, events: attemptEvents, ...row }: Row): Shown {
  const events = attemptEvents ?? [];
  return {
    ...row,
    card: brand !== null && lastFour !== null ? { brand: brandName(brand), lastFour } : null,
    heldMinor: heldOf(events),
    refundedMinor: moneyOf(events).refundedMinor,
    events,
    actions: actionsOf(row.state, events),
    gatewayAnswer: null,
  };
}

const isAmong = ({ id, state, q }: Filter) => sql`
  ${id === undefined ? sql`true` : sql`a.id = ${id}`}
  and ${state ? sql`a.state = any(${[...state]}::text[])` : sql`true`}
  and ${
    q === undefined
      ? sql`true`
      : sql`(a.conversation_id = ${q} or a.gateway_reference = ${q}
          or a.customer_id in (select id from customers where strpos(lower(name), lower(${q})) > 0))`
  }`;

/** Returns a page of all customers' payment attempts with their events, and the count. */
export async function listAttempts(
  tx: Tx,
  filter: Filter,
): Promise<{ rows: Shown[]; counted: number }> {
  const { limit, offset } = windowOf(filter);
  const direction = filter.sort === 'begunAt' ? sql`asc` : sql`desc`;
  const { rows } = await sql<Row>`
    select a.id, json_build_object('id', c.id, 'name', c.name) as customer, a.state, a.gateway,
      a.conversation_id as "conversationId", a.gateway_reference as "gatewayReference",
      a.amount_minor as "amountMinor", a.paid_minor as "paidMinor", a.installments,
      a.card_brand as brand, a.card_last_four as "lastFour", a.checks, a.begun_at as "begunAt",
      a.settled_at as "settledAt", a.next_check_at as "nextCheckAt",
      array(select coalesce(p.description, '') from payment_attempt_items i
        left join payments p on p.id = i.payment_id where i.attempt_id = a.id order by i.payment_id) as payments,
      e.events
    from payment_attempts a join customers c on c.id = a.customer_id
    left join lateral (
      select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'source', e.source,
        'amountMinor', e.amount_minor, 'reference', e.reference, 'code', e.code, 'agentName', u.full_name,
        'reason', e.note,
        'createdAt', to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.id) as events
      from (select * from payment_events where attempt_id = a.id order by id limit 100) e
      left join customer_users u on u.id = e.agent_id) e on true
    where ${isAmong(filter)}
    order by a.begun_at ${direction}, a.id ${direction} limit ${limit} offset ${offset}`.execute(
    tx,
  );
  const counted = await sql<{ n: number }>`
    select count(*)::int as n
    from (select from payment_attempts a where ${isAmong(filter)} limit ${COUNT_LIMIT + 1}) b`.execute(
    tx,
  );
  return { rows: rows.map(shape), counted: counted.rows[0]?.n ?? 0 };
}
