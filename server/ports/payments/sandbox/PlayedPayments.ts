import { randomUUID } from 'node:crypto';
import { membersOf, textOf, type Answer } from '../iyzicoShapes.ts';
import { answerSignature, minorOf, priceText } from '../iyzicoSignature.ts';
import { bankForm } from './pages/bankHtml.ts';
import type { Notifier } from './notify.ts';
import type { PlayedPayment, SafeCard, SandboxStore } from './store.ts';

export interface PaymentOptions {
  store: SandboxStore;
  notifier: Notifier;
  secretKey: string;
  /** Returns the sandbox's own origin. */
  origin: () => string;
  /** Duration of a slow payment in milliseconds. */
  slowMs: number;
}

/** Result of a call that never responds; the caller's time-out ends it. */
export const NO_RESPONSE = Symbol('silence');

export const failure = (errorCode: string, errorMessage: string) => ({
  status: 'failure',
  errorCode,
  errorMessage,
});
const digits = () => String(Math.floor(Math.random() * 9e9) + 1e9);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const cardMembers = (card: SafeCard, kept: PlayedPayment['kept']) => ({
  cardAssociation: card.brand,
  binNumber: card.bin,
  lastFourDigits: card.lastFour,
  ...(kept && {
    cardUserKey: kept.userKey,
    cardToken: kept.token,
    cardHolderName: card.holder,
    expireMonth: card.expiryMonth,
    expireYear: card.expiryYear,
  }),
});

/** Returns the stored card after a payment: a new one if storing was requested. */
function keptAfter({ kept, wantsKept }: PlayedPayment): PlayedPayment['kept'] {
  if (wantsKept) return { userKey: kept?.userKey ?? randomUUID(), token: randomUUID() };
  return kept?.token === '' ? null : kept;
}

/** Sandbox implementation of the payment calls. */
export class PlayedPayments {
  private readonly store: SandboxStore;
  constructor(private readonly options: PaymentOptions) {
    this.store = options.store;
  }

  private sign(answer: Answer, fields: readonly string[]): Answer {
    const values = fields.map((field) => textOf(answer, field));
    return { ...answer, signature: answerSignature(this.options.secretKey, values) };
  }

  private async cardFor(
    paymentCard: Answer,
  ): Promise<{ card: SafeCard; kept: PlayedPayment['kept'] } | undefined> {
    const [token, userKey] = [textOf(paymentCard, 'cardToken'), textOf(paymentCard, 'cardUserKey')];
    const typed = await this.store.get('token', token);
    // A card token of the fields is valid for one payment.
    if (typed && (await this.store.remove('token', token)))
      return { card: typed, kept: userKey === '' ? null : { userKey, token: '' } };
    const card = await this.store.get('card', `${userKey}:${token}`);
    const cvcToken = textOf(paymentCard, 'cvcToken');
    if (!card || !(await this.store.remove('cvc', cvcToken))) return undefined;
    return { card, kept: { userKey, token } };
  }

  async initialize(body: Answer): Promise<Answer> {
    const typedCard = membersOf(body['paymentCard']) ?? {};
    const found = await this.cardFor(typedCard);
    if (!found) return failure('3005', 'card token not found');
    if (found.card.isRefusedAtOnce) return failure('10012', 'invalid transaction');
    const next = (await this.store.get('next', 'payment'))?.outcome ?? 'ok';
    if (next !== 'ok') await this.store.put('next', 'payment', { outcome: 'ok' });
    const payment: PlayedPayment = {
      paymentId: digits(),
      conversationId: textOf(body, 'conversationId'),
      basketId: textOf(body, 'basketId'),
      price: textOf(body, 'price'),
      paidPrice: textOf(body, 'paidPrice'),
      currency: textOf(body, 'currency'),
      installment: parseInt(textOf(body, 'installment') || '1', 10),
      callbackUrl: textOf(body, 'callbackUrl'),
      card: found.card,
      kept: found.kept,
      outcome: next,
      status: 'INIT_THREEDS',
      errorCode: '',
      conversationData: '',
      wantsKept: textOf(typedCard, 'registerCard') === '1',
      refundedMinor: 0,
      refunds: [],
    };
    await this.store.put('payment', payment.paymentId, payment);
    await this.store.log(
      'initialize',
      `${payment.paymentId} ${payment.paidPrice} ${payment.outcome}`,
    );
    const html = bankForm(`${this.options.origin()}/bank`, payment.paymentId);
    const answer = {
      status: 'success',
      paymentId: payment.paymentId,
      conversationId: payment.conversationId,
      threeDSHtmlContent: Buffer.from(html).toString('base64'),
    };
    return this.sign(answer, ['paymentId', 'conversationId']);
  }

  /** Captures or declines the payment, once. */
  async take(paymentId: string): Promise<{ payment: PlayedPayment; isFirst: boolean } | undefined> {
    let isFirst = false;
    const payment = await this.store.changePayment(paymentId, (before) => {
      if (before.status !== 'CALLBACK_THREEDS') return before;
      isFirst = true;
      const refusal = before.outcome === 'declined' ? '10051' : before.card.refusal;
      if (refusal !== undefined) return { ...before, status: 'FAILURE', errorCode: refusal };
      const paid = minorOf(before.paidPrice) ?? 0;
      const isChanged = before.outcome === 'amount_changed';
      const kept = keptAfter(before);
      return {
        ...before,
        kept,
        status: 'SUCCESS',
        paidPrice: priceText(isChanged ? paid - 100 : paid),
      };
    });
    if (!payment) return undefined;
    if (isFirst && payment.status === 'SUCCESS' && payment.wantsKept && payment.kept)
      await this.store.put('card', `${payment.kept.userKey}:${payment.kept.token}`, payment.card);
    return { payment, isFirst };
  }

  private paid(payment: PlayedPayment): Answer {
    const { paymentId, conversationId, basketId, price, paidPrice, currency } = payment;
    const answer = {
      status: 'success',
      paymentStatus: 'SUCCESS',
      fraudStatus: 1,
      paymentId,
      conversationId,
      basketId,
      price,
      paidPrice,
      currency,
      installment: payment.installment,
      ...cardMembers(payment.card, payment.kept),
    };
    const signed = ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'];
    return this.sign(answer, signed);
  }

  async authorize(body: Answer): Promise<Answer | typeof NO_RESPONSE> {
    const taken = await this.take(textOf(body, 'paymentId'));
    if (!taken) return failure('5086', 'payment not found');
    const { payment, isFirst } = taken;
    if (payment.status === 'INIT_THREEDS') return failure('5115', 'not returned from the bank');
    await this.store.log('auth', `${payment.paymentId} ${payment.status}`);
    if (isFirst) this.options.notifier.afterwards(payment);
    if (isFirst && ['timed_out', 'silent'].includes(payment.outcome)) return NO_RESPONSE;
    if (isFirst && payment.outcome === 'slow') await pause(this.options.slowMs);
    return payment.status === 'SUCCESS'
      ? this.paid(payment)
      : failure(payment.errorCode, 'refused by the bank');
  }

  async detail(body: Answer): Promise<Answer> {
    const found = await this.store.paymentOf(textOf(body, 'paymentConversationId'));
    if (!found) return failure('5086', 'payment not found');
    if (found.status === 'SUCCESS')
      return { ...this.paid(found), paymentConversationId: found.conversationId };
    const { paymentId, status, errorCode, mdStatus } = found;
    return {
      status: 'success',
      paymentId,
      paymentStatus: status,
      errorCode,
      ...(mdStatus !== undefined && { mdStatus }),
    };
  }

  async refund(body: Answer): Promise<Answer> {
    const requestedMinor = minorOf(body['price']) ?? 0;
    let isRefused = true;
    const payment = await this.store.changePayment(textOf(body, 'paymentId'), (before) => {
      const left = (minorOf(before.paidPrice) ?? 0) - before.refundedMinor;
      isRefused = before.status !== 'SUCCESS' || requestedMinor <= 0 || requestedMinor > left;
      if (isRefused) return before;
      const refund = { key: textOf(body, 'conversationId'), price: textOf(body, 'price') };
      return {
        ...before,
        refundedMinor: before.refundedMinor + requestedMinor,
        refunds: [...(before.refunds ?? []), refund],
      };
    });
    await this.store.log('refund', `${textOf(body, 'paymentId')} ${textOf(body, 'price')}`);
    if (!payment || isRefused) return failure('5093', 'more than was paid');
    const answer = {
      status: 'success',
      paymentId: payment.paymentId,
      conversationId: textOf(body, 'conversationId'),
    };
    return this.sign(answer, ['paymentId', 'conversationId']);
  }

  /** Returns the refunds of a payment. */
  async report(query: Answer): Promise<Answer> {
    const payment = await this.store.get('payment', textOf(query, 'paymentId'));
    const refunds = payment?.refunds?.map(({ key, price }) => ({
      refundConversationId: key,
      refundPrice: Number(price),
      refundStatus: 1,
    }));
    return {
      status: 'success',
      payments: payment
        ? [{ paymentId: payment.paymentId, itemTransactions: [{ refunds: refunds ?? [] }] }]
        : [],
    };
  }
}
