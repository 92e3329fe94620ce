import { randomUUID } from 'node:crypto';
import type { Schemas } from '#contract/types.ts';
import { invalid, refused } from '../../../http/apiError.ts';
import { AfterCommit, type Begin, type Call, type Handlers, type Tx } from '../../../http/call.ts';
import type { ChargedCard, PaymentGateway } from '../../../ports/payments/port.ts';
import { buyerOf } from '../buyer.ts';
import { userKeyOf } from '../cards.ts';
import { record } from '../record.ts';
import { factOfPage } from '../rules/bankPage.ts';
import { nextCheck, type Fact } from '../rules/outcome.ts';
import {
  insertAttempt,
  lockAttempt,
  lockPayments,
  type AttemptRow,
  type DuePayment,
} from '../store.ts';
import { attemptView } from '../view.ts';

type PurchaseCall = Call<'purchasePayments'>;

const EXPIRES_MS = 900_000;
const PAYABLE = ['pending', 'overdue', 'failed', 'planned'];

/** Locks the payments. @throws ApiError if one is paid or has a running attempt */
async function payable(tx: Tx, ids: readonly number[]): Promise<DuePayment[]> {
  const found = await lockPayments(tx, ids);
  if (found.length < ids.length) throw invalid({ path: 'paymentIds', code: 'not_own' });
  if (found.some(({ status }) => status === 'cancelled')) throw refused('state');
  if (found.some(({ status }) => !PAYABLE.includes(status))) throw refused('already_paid');
  if (found.some(({ is_under_way }) => is_under_way)) throw refused('payment_under_way');
  return found;
}

interface ChosenCard {
  charged: ChargedCard | undefined;
  id: number | null;
  brand: string | null;
  lastFour: string | null;
  bin: string | undefined;
}

/** Returns the card of the body. A stored card requires its CVV each time. */
async function chosenCard(tx: Tx, { body, ports }: PurchaseCall): Promise<ChosenCard> {
  const none = { charged: undefined, id: null, brand: null, lastFour: null, bin: undefined };
  if (body.creditCardId !== undefined) {
    const kept = await tx
      .selectFrom('credit_cards')
      .selectAll()
      .where('id', '=', body.creditCardId)
      .where('gateway', '=', ports.payments.kind)
      .executeTakeFirst();
    if (!kept) throw invalid({ path: 'creditCardId', code: 'not_own' });
    if (body.cvcToken === undefined) throw invalid({ path: 'cvcToken', code: 'required' });
    const { user_key: userKey, token, brand, last_four: lastFour, bin } = kept;
    const charged = { kind: 'kept', userKey, token, cvcToken: body.cvcToken } as const;
    return { charged, id: kept.id, brand, lastFour, bin };
  }
  if (body.cardToken !== undefined) {
    const keep = body.keepCard === true;
    return { ...none, charged: { kind: 'typed', token: body.cardToken, keep } };
  }
  if (ports.payments.fieldsUrl !== undefined)
    throw invalid({ path: 'cardToken', code: 'required' });
  return none;
}

/** Returns true if this is the gateway's price for the number of instalments. */
async function isPriceOf(
  gateway: PaymentGateway,
  attempt: AttemptRow,
  bin: string | undefined,
): Promise<boolean> {
  if (attempt.installments === 1) return true;
  const prices = await gateway.installments(bin, attempt.amount_minor);
  return (
    prices?.some(
      ({ count, totalMinor }) =>
        count === attempt.installments && totalMinor === attempt.paid_minor,
    ) ?? false
  );
}

interface Begun {
  attempt: AttemptRow;
  card: ChosenCard;
  cardUserKey: string | undefined;
  items: readonly DuePayment[];
  buyer: Awaited<ReturnType<typeof buyerOf>>;
}

/** Calls the gateway after the attempt is committed, and records its answer. */
async function beginAtGateway(
  begin: Begin,
  { ports, now, publicUrl }: PurchaseCall,
  { attempt, card, cardUserKey, items, buyer }: Begun,
): Promise<{ data: Schemas['PaymentAttempt'] }> {
  const gateway = ports.payments;
  const note = async (fact: Fact, page?: { html?: string; url?: string; reference: string }) =>
    begin(async (tx) => {
      const locked = await lockAttempt(tx, { id: attempt.id });
      if (!locked) throw new Error(`attempt ${attempt.id} is gone`);
      if (page)
        await tx
          .updateTable('payment_attempts')
          .set({
            gateway_reference: page.reference,
            page_html: page.html ?? null,
            page_url: page.url ?? null,
          })
          .where('id', '=', attempt.id)
          .execute();
      const changed = await record(tx, { ...locked }, fact, { source: 'answer', now });
      return { data: await attemptView(tx, changed) };
    });
  const plain = { reference: attempt.conversation_id, amountMinor: null };
  if (!(await isPriceOf(gateway, attempt, card.bin))) {
    await note({ ...plain, kind: 'expired', code: 'price_changed' });
    throw refused('price_changed');
  }
  const begun = await gateway.begin({
    conversationId: attempt.conversation_id,
    amountMinor: attempt.amount_minor,
    paidMinor: attempt.paid_minor,
    installments: attempt.installments,
    currency: 'TRY',
    card: card.charged,
    cardUserKey,
    buyer,
    items: items.map(({ id, description, amount_minor }) => ({
      id: String(id),
      name: description,
      amountMinor: amount_minor,
    })),
    returnUrl: `${publicUrl}/api/gateway/return/${attempt.conversation_id}`,
  });
  if (begun.kind === 'no_answer') return note({ ...plain, kind: 'unanswered', code: null });
  if (begun.kind === 'declined') return note({ ...plain, kind: 'declined', code: begun.reason });
  const { kind, reference, code } = factOfPage(begun, gateway.formOrigins);
  return note({ kind, reference, amountMinor: null, code }, begun);
}

export const purchaseHandlers = {
  async purchasePayments(tx, call) {
    const { body, principal, now, ports } = call;
    const gateway = ports.payments;
    const items = await payable(tx, body.paymentIds);
    if (gateway.kind === 'closed') throw refused('payments_closed');
    const card = await chosenCard(tx, call);
    const amount = items.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    const installments = body.installments ?? 1;
    if (installments === 1 && body.totalMinor !== amount) throw refused('price_changed');
    const attempt = await insertAttempt(
      tx,
      {
        customer_id: principal.customerId,
        customer_user_id: principal.userId,
        conversation_id: randomUUID(),
        gateway: gateway.kind,
        amount_minor: amount,
        paid_minor: body.totalMinor,
        installments,
        credit_card_id: card.id,
        card_brand: card.brand,
        card_last_four: card.lastFour,
        keeps_card: body.keepCard === true && card.id === null,
        begun_at: now.toISOString(),
        expires_at: new Date(now.getTime() + EXPIRES_MS).toISOString(),
        next_check_at: nextCheck(now, 0)?.toISOString() ?? null,
      },
      items,
    );
    const cardUserKey = await userKeyOf(tx, principal.customerId, gateway.kind);
    const buyer = await buyerOf(tx, call);
    const begun = { attempt, card, cardUserKey, items, buyer };
    return new AfterCommit((begin) => beginAtGateway(begin, call, begun), {
      data: await attemptView(tx, attempt),
    });
  },
} satisfies Pick<Handlers, 'purchasePayments'>;
