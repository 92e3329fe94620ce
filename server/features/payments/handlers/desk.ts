import { randomUUID } from 'node:crypto';
import type { Schemas } from '#contract/types.ts';
import { ApiError, invalid, notFound, refused } from '../../../http/apiError.ts';
import { writeAudit } from '../../../http/audit.ts';
import {
  AfterCommit,
  type Begin,
  type Call,
  type SystemHandler,
  type Tx,
} from '../../../http/call.ts';
import { metaOf } from '../../../http/page.ts';
import type { Outcome } from '../../../ports/payments/port.ts';
import { actionsOf, heldOf } from '../rules/actionsOf.ts';
import { listAttempts } from '../desk/listAttempts.ts';
import { notifyPayers } from '../desk/notifyPayers.ts';
import { record } from '../record.ts';
import {
  carryOutRefund,
  endLease,
  findOpenRefund,
  isRefundInProgress,
  DUPLICATE_PREFIX,
} from '../refund.ts';
import { openRefund, type AttemptEvent } from '../rules/attempt.ts';
import type { Fact } from '../rules/outcome.ts';
import { queryAttempt } from '../attemptOutcome.ts';
import type { GatewayContext } from '../GatewayContext.ts';
import { eventsOf, lockAttempt, type AttemptRow } from '../store.ts';

type ActionCall = Call<'createSupportPaymentAction'>;
type Shown = Schemas['SupportPaymentAttempt'];
type GatewayAnswer = Shown['gatewayAnswer'];

/** Lists attempts of all customers, newest first. */
export const listSupportPaymentAttempts: SystemHandler<'listSupportPaymentAttempts'> = {
  system: async (tx, { query }) => {
    const { rows, counted } = await listAttempts(tx, query);
    return { data: rows, meta: metaOf(query, counted) };
  },
};

async function shown(
  tx: Tx,
  id: number,
  gatewayAnswer: GatewayAnswer = null,
): Promise<{ data: Shown }> {
  const { rows } = await listAttempts(tx, { id });
  const [data] = rows;
  if (!data) throw new ApiError('internal');
  return { data: { ...data, gatewayAnswer } };
}

const gatewayAnswerOf = (outcome: Outcome): GatewayAnswer => ({
  kind: outcome.kind,
  amountMinor: outcome.kind === 'captured' ? outcome.paidMinor : null,
  reason: outcome.kind === 'declined' ? outcome.reason : null,
});

interface Decided {
  call: ActionCall;
  attempt: AttemptRow;
  events: readonly AttemptEvent[];
  context: GatewayContext;
  reason: string;
}

/** Records an agent's statement as a fact, with the agent and the reason. @returns the updated attempt */
const recordBy = (
  tx: Tx,
  { call, reason }: Decided,
  attempt: AttemptRow,
  fact: Omit<Fact, 'code' | 'by'>,
): Promise<AttemptRow> =>
  record(
    tx,
    attempt,
    { ...fact, code: null, by: { agentId: call.principal.userId, note: reason } },
    { source: 'person', now: call.now },
  );

/** Records an agent's decision and notifies the paying users. */
async function recordDecision(
  begin: Begin,
  decided: Decided,
  fact: Omit<Fact, 'code' | 'by'>,
  gatewayAnswer: GatewayAnswer,
): Promise<{ data: Shown }> {
  const { call, attempt } = decided;
  return begin(async (tx) => {
    const locked = await lockAttempt(tx, { id: attempt.id });
    // The gateway or another agent has settled it meanwhile.
    if (!locked || locked.state !== attempt.state) return shown(tx, attempt.id, gatewayAnswer);
    await notifyPayers(tx, await recordBy(tx, decided, locked, fact), call.now);
    return shown(tx, attempt.id, gatewayAnswer);
  });
}

/** Queries the gateway first; the agent decides only if it does not answer. */
async function decide(begin: Begin, decided: Decided, kind: 'captured' | 'declined') {
  const { attempt, events, context } = decided;
  const reference = attempt.gateway_reference ?? attempt.conversation_id;
  const held = heldOf(events);
  if (held > 0) return recordDecision(begin, decided, { kind, reference, amountMinor: held }, null);
  const outcome = await queryAttempt(context, attempt, 'person');
  // The gateway captured it, possibly with another amount, which the agent must see first.
  if (outcome.kind === 'captured')
    return begin((tx) => shown(tx, attempt.id, gatewayAnswerOf(outcome)));
  if (kind === 'captured' && outcome.kind !== 'no_answer') throw refused('gateway_disagrees');
  const amountMinor = kind === 'captured' ? attempt.paid_minor : null;
  return recordDecision(begin, decided, { kind, reference, amountMinor }, gatewayAnswerOf(outcome));
}

/** Records a requested refund. */
async function recordRefundRequest(tx: Tx, decided: Decided): Promise<void> {
  const { attempt, events } = decided;
  const { body } = decided.call;
  const held = heldOf(events);
  const requestedMinor = body.type === 'refund' ? (body.amountMinor ?? held) : held;
  const isInSuspense = attempt.state === 'needs_person';
  // The agent decided by an outdated amount: another refund happened meanwhile.
  if (body.type === 'refund' && body.heldMinor !== undefined && body.heldMinor !== held)
    throw refused('price_changed');
  if (requestedMinor > held || (isInSuspense && requestedMinor !== held))
    throw invalid({ path: 'amountMinor', code: 'refund_held', params: { limit: held / 100 } });
  const reference = `desk:${randomUUID()}`;
  await recordBy(tx, decided, attempt, {
    kind: 'refund_asked',
    reference,
    amountMinor: requestedMinor,
  });
}

async function refund(begin: Begin, { call, attempt, context, reason }: Decided) {
  const by = { agentId: call.principal.userId, note: reason };
  const answer = await carryOutRefund(context, attempt.id, {
    source: 'person',
    ip: call.address,
    by,
  });
  if (answer === undefined) throw refused('refund_asked');
  if (answer === 'elsewhere') throw refused('refund_elsewhere');
  const gatewayAnswer = { kind: answer, amountMinor: null, reason: null };
  return begin(async (tx) => {
    const locked = await lockAttempt(tx, { id: attempt.id });
    if (locked && answer === 'refunded') await notifyPayers(tx, locked, call.now);
    return shown(tx, attempt.id, gatewayAnswer);
  });
}

/** Records the agent's statement about a refund that the gateway has not confirmed. */
async function settleRefund(tx: Tx, decided: Decided, isDone: boolean) {
  const { attempt, call } = decided;
  const open = openRefund(await eventsOf(tx, attempt.id));
  if (!open) throw refused('state');
  const { reference, amountMinor } = open;
  const kind = isDone ? 'refunded' : 'refund_refused';
  const changed = await recordBy(tx, decided, attempt, { kind, reference, amountMinor });
  await endLease(tx, attempt.id);
  if (isDone) await notifyPayers(tx, changed, call.now);
  return shown(tx, attempt.id);
}

/** Closes a refund as failed, unless the gateway has made it or has refunded by itself. */
async function refuseRefund(begin: Begin, decided: Decided) {
  const { attempt, context } = decided;
  const found = await findOpenRefund(context, attempt.id);
  if (found === undefined) throw refused('refund_asked');
  if (found === 'elsewhere') throw refused('refund_elsewhere');
  return begin(async (tx) => {
    const locked = await lockAttempt(tx, { id: attempt.id });
    if (!locked) throw notFound();
    return settleRefund(tx, { ...decided, attempt: locked }, found === 'refunded');
  });
}

/** Records a chargeback, without a call to the gateway. */
async function chargeBack(tx: Tx, decided: Decided) {
  const { call, attempt, events } = decided;
  const reference = attempt.gateway_reference ?? attempt.conversation_id;
  const fact = { kind: 'charged_back', reference, amountMinor: heldOf(events) } as const;
  await notifyPayers(tx, await recordBy(tx, decided, attempt, fact), call.now);
}

async function performAction(tx: Tx, decided: Decided) {
  const { call, attempt, context } = decided;
  const { body } = call;
  const meanwhile = await shown(tx, attempt.id);
  switch (body.type) {
    case 'ask':
      return new AfterCommit(async (begin) => {
        const outcome = await queryAttempt({ ...context, begin }, attempt, 'person');
        return begin((inner) => shown(inner, attempt.id, gatewayAnswerOf(outcome)));
      }, meanwhile);
    case 'capture':
    case 'decline': {
      const kind = body.type === 'capture' ? 'captured' : 'declined';
      return new AfterCommit(
        (begin) => decide(begin, { ...decided, context: { ...context, begin } }, kind),
        meanwhile,
      );
    }
    case 'refund':
    case 'retry_refund': {
      if (body.type === 'refund') await recordRefundRequest(tx, decided);
      const interim = await shown(tx, attempt.id);
      return new AfterCommit(
        (begin) => refund(begin, { ...decided, context: { ...context, begin } }),
        interim,
      );
    }
    case 'charge_back':
      await chargeBack(tx, decided);
      return shown(tx, attempt.id);
    case 'settle_refund': {
      // A running request must be answered first.
      if (isRefundInProgress(attempt, call.now)) throw refused('refund_asked');
      const isOwed = openRefund(decided.events)?.reference.startsWith(DUPLICATE_PREFIX);
      if (!body.isDone && isOwed) throw refused('refund_owed');
      // A former gateway cannot be queried.
      if (body.isDone || attempt.gateway !== context.gateway.kind)
        return settleRefund(tx, decided, body.isDone);
      return new AfterCommit(
        (begin) => refuseRefund(begin, { ...decided, context: { ...context, begin } }),
        meanwhile,
      );
    }
  }
}

/** Actions that record what an agent saw at the gateway or the bank, without a query. */
const MANUAL_ACTIONS: readonly string[] = ['settle_refund', 'charge_back'];

/** Performs an agent's action on an attempt, and records the agent and the reason in the event. */
export const createSupportPaymentAction: SystemHandler<'createSupportPaymentAction'> = {
  system: async (tx, call) => {
    const { body, params, principal, ports, now } = call;
    const attempt = await lockAttempt(tx, { id: params.id });
    if (!attempt) throw notFound();
    const events = await eventsOf(tx, attempt.id);
    if (!actionsOf(attempt.state, events).includes(body.type)) throw refused('state');
    if (attempt.gateway !== ports.payments.kind && !MANUAL_ACTIONS.includes(body.type))
      throw refused('payments_closed');
    const reason = body.type === 'ask' ? '' : body.reason.trim();
    await writeAudit(tx, {
      principal: { customerId: attempt.customer_id, userId: null },
      agent: { id: principal.userId, reason: reason || null },
      operation: {
        id: 'createSupportPaymentAction',
        method: 'POST',
        path: '/support/payment-attempts/{id}/actions',
        resource: 'payments',
      },
      targetId: String(attempt.id),
      outcome: { status: 200 },
      requestId: call.requestId,
      address: call.address,
      now,
    });
    const context: GatewayContext = {
      begin: () => Promise.reject(new Error('begin() is not available before the commit')),
      gateway: ports.payments,
      clock: () => now,
    };
    return performAction(tx, { call, attempt, events, context, reason });
  },
};
