import type { Schemas } from '#contract/types.ts';
import { notFound, refused } from '../../../http/apiError.ts';
import { AfterCommit, type Handlers, type Tx } from '../../../http/call.ts';
import { hashToken, newToken } from '../../../secrets/token.ts';
import { hasOnlyLinkedPayments } from '../hasOnlyLinkedPayments.ts';
import { record } from '../record.ts';
import { queryAttempt, schedulePageCheck } from '../attemptOutcome.ts';
import { eventsOf, hasEvent, lockAttempt } from '../store.ts';
import { attemptView } from '../view.ts';

async function shown(tx: Tx, id: number) {
  const attempt = await tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', id)
    .where(hasOnlyLinkedPayments)
    .executeTakeFirst();
  if (!attempt) throw notFound();
  return attempt;
}

const OPEN = ['created', 'awaiting_3ds', 'unknown'];

/** Locks an attempt that the user has access to. @throws ApiError 404 */
async function held(tx: Tx, id: number) {
  await shown(tx, id);
  const attempt = await lockAttempt(tx, { id });
  if (!attempt) throw notFound();
  return attempt;
}

export const attemptHandlers = {
  async listPaymentAttempts(tx, { query }) {
    const { paymentId } = query;
    const rows = await tx
      .selectFrom('payment_attempts')
      .selectAll()
      .where(hasOnlyLinkedPayments)
      .$if(paymentId !== undefined, (found) =>
        found.where('id', 'in', (of) =>
          of
            .selectFrom('payment_attempt_items')
            .select('attempt_id')
            .where('payment_id', '=', paymentId ?? 0),
        ),
      )
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    const data: Schemas['PaymentAttempt'][] = [];
    for (const row of rows) data.push(await attemptView(tx, row));
    return { data };
  },

  async getPaymentAttempt(tx, { params }) {
    return { data: await attemptView(tx, await shown(tx, params.id)) };
  },

  async createPaymentPage(tx, { params, now }) {
    const attempt = await held(tx, params.id);
    const isThere = attempt.page_html !== null || attempt.page_url !== null;
    if (attempt.state !== 'awaiting_3ds' || !isThere || new Date(attempt.expires_at) <= now)
      throw refused('page_missing');
    const key = newToken('pp');
    await tx
      .updateTable('payment_attempts')
      .set({ page_key_hash: hashToken(key) })
      .where('id', '=', attempt.id)
      .execute();
    return { data: { path: `/api/gateway/3ds/${attempt.id}?key=${key}` } };
  },

  async cancelPaymentAttempt(tx, { params, now, ports }) {
    const attempt = await held(tx, params.id);
    const events = await eventsOf(tx, attempt.id);
    if (!OPEN.includes(attempt.state) || hasEvent(events, 'returned')) throw refused('state');
    const isOnOtherPage = attempt.page_url !== null;
    return new AfterCommit(async (begin) => {
      // On the gateway's own page the payment may be captured without us.
      if (isOnOtherPage)
        await queryAttempt({ begin, gateway: ports.payments, clock: () => now }, attempt, 'answer');
      return begin(async (inner) => {
        const locked = await held(inner, attempt.id);
        if (!OPEN.includes(locked.state)) return { data: await attemptView(inner, locked) };
        if (hasEvent(await eventsOf(inner, locked.id), 'returned')) throw refused('state');
        const fact = {
          kind: 'expired',
          reference: locked.conversation_id,
          amountMinor: null,
          code: 'cancelled',
        } as const;
        const changed = await record(inner, locked, fact, { source: 'browser', now });
        await schedulePageCheck(inner, locked, changed);
        return { data: await attemptView(inner, changed) };
      });
    });
  },
} satisfies Partial<Handlers>;
