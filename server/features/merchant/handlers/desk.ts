import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { ApiError, notFound, refused } from '../../../http/apiError.ts';
import { writeAudit } from '../../../http/audit.ts';
import type { Call, SystemHandler, Tx } from '../../../http/call.ts';
import { COUNT_LIMIT, metaOf, windowOf, type PageQuery } from '../../../http/page.ts';
import { documentsOf, type MerchantRow } from '../store.ts';
import { notifySigners } from '../notify.ts';
import { viewOf } from '../view.ts';
import { sentDocument } from './documents.ts';
import { DAY_MS } from '../../../time/day.ts';

type Shown = Schemas['SupportMerchant'];

/** View of an agent at the desk, who compares the numbers with the documents. */
const AGENT = { canChange: true, isImpersonated: false };

/** Days after which an agreement is approved automatically. */
const AGREEMENT_DAYS = 14;

const WAITING = sql`(a.status = 'pending' or a.agreement_status = 'objected')`;

interface Filter extends PageQuery {
  id?: number;
  view?: 'waiting' | 'decided' | undefined;
  sort?: string | undefined;
}

const isAmong = ({ id, view = 'waiting' }: Filter) =>
  id === undefined
    ? sql`${view === 'waiting' ? WAITING : sql`a.status in ('approved', 'rejected') and not ${WAITING}`}`
    : sql`a.id = ${id}`;

async function list(tx: Tx, filter: Filter): Promise<{ data: Shown[]; counted: number }> {
  const { limit, offset } = windowOf(filter);
  const direction = filter.sort?.startsWith('-') ? sql`desc` : sql`asc`;
  const { rows } = await sql<MerchantRow & { customer_name: string }>`
    select a.*, c.name as customer_name from merchant_applications a join customers c on c.id = a.customer_id
    where ${isAmong(filter)} order by a.submitted_at ${direction}, a.id limit ${limit} offset ${offset}`.execute(
    tx,
  );
  const counted = await sql<{ n: number }>`
    select count(*)::int as n
    from (select from merchant_applications a where ${isAmong(filter)} limit ${COUNT_LIMIT + 1}) b`.execute(
    tx,
  );
  const data: Shown[] = [];
  for (const row of rows)
    data.push({
      id: row.id,
      customer: { id: row.customer_id, name: row.customer_name },
      submittedAt: row.submitted_at,
      application: {
        ...viewOf(row, await documentsOf(tx, row.customer_id), AGENT),
        mayEdit: false,
      },
    });
  return { data, counted: counted.rows[0]?.n ?? 0 };
}

/** Lists applications of all customers, longest pending first. */
export const listSupportMerchants: SystemHandler<'listSupportMerchants'> = {
  system: async (tx, { query }) => {
    const { data, counted } = await list(tx, query);
    return { data, meta: metaOf(query, counted) };
  },
};

/** Sends a document of an application. */
export const getSupportMerchantDocument: SystemHandler<'getSupportMerchantDocument'> = {
  system: async (tx, { params, ports }) => {
    const row = await tx
      .selectFrom('merchant_applications')
      .select('customer_id')
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!row) throw notFound();
    return sentDocument(tx, { ports, customerId: row.customer_id, kind: params.kind });
  },
};

type Body = Call<'createSupportMerchantAction'>['body'];

/** Returns the columns of a newly offered agreement, for the first time or again. */
const offered = (now: Date) => ({
  agreement_status: 'offered' as const,
  agreement_offered_at: now.toISOString(),
  agreement_due_at: new Date(now.getTime() + AGREEMENT_DAYS * DAY_MS).toISOString(),
  agreement_decided_at: null,
  agreement_decided_by: null,
  agreement_is_automatic: false,
});

function changeOf(row: MerchantRow, body: Body, agentId: number, now: Date) {
  const at = now.toISOString();
  if (body.type === 'offer_again') {
    if (row.agreement_status !== 'objected') throw refused('state');
    return { ...offered(now), agreement_answer: body.answer.trim(), updated_at: at };
  }
  if (row.status !== 'pending') throw refused('state');
  const decided = { decided_at: at, agent_id: agentId, updated_at: at };
  return body.type === 'approve'
    ? { ...decided, ...offered(now), status: 'approved' as const, agreement_objection: null }
    : { ...decided, status: 'rejected' as const, rejection_reason: body.reason.trim() };
}

const NEWS = { approve: 'approved', reject: 'rejected', offer_again: 'agreement_again' } as const;

const wordsOf = (body: Body): string | undefined => {
  if (body.type === 'reject') return body.reason.trim();
  return body.type === 'offer_again' ? body.answer.trim() : undefined;
};

/** Decides about an application, or answers an objection; the first decision is final. */
export const createSupportMerchantAction: SystemHandler<'createSupportMerchantAction'> = {
  system: async (tx, call) => {
    const { params, body, principal, now } = call;
    const row = await tx
      .selectFrom('merchant_applications')
      .selectAll()
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    await tx
      .updateTable('merchant_applications')
      .set(changeOf(row, body, principal.userId, now))
      .where('id', '=', row.id)
      .execute();
    const words = wordsOf(body);
    const { customer_id: customerId } = row;
    await notifySigners(tx, customerId, { news: NEWS[body.type], body: words, now });
    if (body.type === 'approve')
      await notifySigners(tx, customerId, { news: 'agreement_offered', now });
    await writeAudit(tx, {
      principal: { customerId, userId: null },
      agent: { id: principal.userId, reason: words ?? null },
      operation: {
        id: 'createSupportMerchantAction',
        method: 'POST',
        path: '/support/merchant-applications/{id}/actions',
        resource: 'merchant-applications',
      },
      targetId: String(row.id),
      outcome: { status: 200 },
      requestId: call.requestId,
      address: call.address,
      now,
    });
    const { data } = await list(tx, { id: row.id });
    const [shown] = data;
    if (!shown) throw new ApiError('internal');
    return { data: shown };
  },
};
