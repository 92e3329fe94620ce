import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { membersOf, textOf } from '../../iyzicoShapes.ts';
import type { Notifier } from '../notify.ts';
import type { PlayedPayments } from '../PlayedPayments.ts';
import { OUTCOMES, type PlayedOutcome, type SandboxStore } from '../store.ts';
import { TEST_CARD_NUMBERS, testCard } from '../testCards.ts';
import { bankGone, bankLanguage, bankPage, bankReturn } from './bankHtml.ts';
import { fieldsPage } from './fieldsHtml.ts';
import { fieldsLanguage } from './fieldsWords.ts';
import { logPage } from './logHtml.ts';

interface PageOptions {
  store: SandboxStore;
  notifier: Notifier;
  payments: PlayedPayments;
  /** Origin of the panel, which embeds the fields and the bank in frames. */
  panelOrigin: string;
}

const SMS_CODE = '123456';
const isOutcome = (text: string): text is PlayedOutcome => OUTCOMES.some((one) => one === text);

function send(
  reply: FastifyReply,
  nonce: string,
  html: string,
  frames: string,
  forms: string,
): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    `form-action ${forms}`,
    `frame-ancestors ${frames}`,
    "base-uri 'none'",
  ];
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy.join('; ') })
    .type('text/html; charset=utf-8')
    .send(html);
}

const newNonce = () => randomBytes(16).toString('base64');
const part = (value: unknown, key: string) => textOf(membersOf(value) ?? {}, key).slice(0, 200);

const languageOf = (request: FastifyRequest) => bankLanguage(request.headers['accept-language']);

function logRoutes(app: FastifyInstance, { store }: PageOptions): void {
  app.get('/', async (request, reply) => {
    const nonce = newNonce();
    const next = (await store.get('next', 'payment'))?.outcome ?? 'ok';
    const [payments, lines] = [await store.payments(), await store.lines()];
    const language = languageOf(request) === 'tr' ? 'tr' : 'en';
    const html = logPage({ language, nonce, next, payments, lines });
    return send(reply, nonce, html, "'none'", "'self'");
  });

  app.post('/next', async (request, reply) => {
    const outcome = part(request.body, 'outcome');
    if (isOutcome(outcome)) await store.put('next', 'payment', { outcome });
    return reply.redirect('/', 303);
  });
}

/** Registers the routes of the card fields: the number is validated and discarded. */
function fieldRoutes(app: FastifyInstance, { store, panelOrigin }: PageOptions): void {
  app.get('/fields', async (request, reply) => {
    const nonce = newNonce();
    const page = {
      language: fieldsLanguage(part(request.query, 'lang')),
      nonce,
      panelOrigin,
      isCvcOnly: part(request.query, 'mode') === 'cvc',
      scheme: part(request.query, 'scheme') === 'dark' ? 'dark' : 'light',
    } as const;
    return send(reply, nonce, fieldsPage(page, TEST_CARD_NUMBERS), panelOrigin, "'none'");
  });

  app.post('/fields/tokens', async ({ body }, reply) => {
    const cvc = part(body, 'cvc').trim();
    if (!/^\d{3,4}$/.test(cvc)) return reply.code(422).send({});
    const token = randomUUID();
    const number = part(body, 'number').replace(/\D/g, '');
    if (number === '') {
      await store.put('cvc', token, { digits: cvc.length });
      return { token };
    }
    const found = testCard(number);
    const expiry = /^(\d\d)\s*\/\s*(\d\d)$/.exec(part(body, 'expiry').trim());
    if (!found || !expiry) return reply.code(422).send({});
    const [lastFour, bin] = [number.slice(-4), number.slice(0, 6)];
    await store.put('token', token, {
      ...found,
      bin,
      lastFour,
      holder: part(body, 'holder').trim().slice(0, 60),
      expiryMonth: parseInt(expiry[1] ?? '', 10),
      expiryYear: 2000 + parseInt(expiry[2] ?? '', 10),
    });
    return { token, brand: found.brand, lastFour };
  });
}

/** Registers the bank's pages: shows the payment and receives the code. */
function bankRoutes(app: FastifyInstance, options: PageOptions): void {
  const { store, notifier, payments, panelOrigin } = options;
  app.post('/bank', async (request, reply) => {
    const nonce = newNonce();
    const language = languageOf(request);
    const payment = await store.get('payment', part(request.body, 'paymentId'));
    if (payment?.status !== 'INIT_THREEDS')
      return send(reply, nonce, bankGone(language, nonce), panelOrigin, "'none'");
    const { paymentId, paidPrice: amount, card } = payment;
    const html = bankPage({
      language,
      nonce,
      paymentId,
      amount,
      lastFour: card.lastFour,
      isWrong: false,
    });
    return send(reply, nonce, html, panelOrigin, "'self'");
  });

  app.post('/bank/answer', async (request, reply) => {
    const nonce = newNonce();
    const language = languageOf(request);
    const paymentId = part(request.body, 'paymentId');
    const [code, deed] = [part(request.body, 'code').trim(), part(request.body, 'deed')];
    const before = await store.get('payment', paymentId);
    if (!before) return send(reply, nonce, bankGone(language, nonce), panelOrigin, "'none'");
    if (deed !== 'cancel' && code !== SMS_CODE && before.status === 'INIT_THREEDS') {
      const html = bankPage({
        language,
        nonce,
        paymentId,
        amount: before.paidPrice,
        lastFour: before.card.lastFour,
        isWrong: true,
      });
      return send(reply, nonce, html, panelOrigin, "'self'");
    }
    const isRefused = deed === 'cancel' || before.outcome === 'wrong_code';
    const verdict = isRefused ? '0' : (before.card.verdict ?? '1');
    const payment = await store.changePayment(paymentId, (one) => {
      if (one.status !== 'INIT_THREEDS') return one;
      return verdict === '1'
        ? { ...one, status: 'CALLBACK_THREEDS', conversationData: randomUUID() }
        : { ...one, status: 'FAILURE', errorCode: '5105', mdStatus: verdict };
    });
    await store.log('bank', `${paymentId} mdStatus ${verdict}`);
    if (before.outcome === 'notified_before' && verdict === '1') {
      const taken = await payments.take(paymentId);
      if (taken) await notifier.send(taken.payment);
    }
    const fields = {
      status: verdict === '1' ? 'success' : 'failure',
      paymentId,
      conversationId: before.conversationId,
      conversationData: payment?.conversationData ?? '',
      mdStatus: verdict,
    };
    const html = bankReturn(language, nonce, before.callbackUrl, fields);
    return send(reply, nonce, html, panelOrigin, new URL(before.callbackUrl).origin);
  });
}

/** Registers the pages: card fields and bank for frames in the panel, and the log for developers. */
export function pageRoutes(app: FastifyInstance, options: PageOptions): void {
  logRoutes(app, options);
  fieldRoutes(app, options);
  bankRoutes(app, options);
}
