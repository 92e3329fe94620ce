import { IyzicoClient, type ClientOptions } from './IyzicoClient.ts';
import { declineReason, isVerdict } from './iyzicoReasons.ts';
import {
  isSame,
  notificationSignature,
  pageNotificationSignature,
  priceText,
} from './iyzicoSignature.ts';
import {
  cardOf,
  chargeBody,
  installmentsOf,
  membersOf,
  refundsOf,
  textOf,
} from './iyzicoShapes.ts';
import type { Begun, Outcome, PaymentGateway } from './port.ts';

export interface IyzicoOptions extends ClientOptions {
  kind: 'sandbox' | 'iyzico';
  /** URL of the gateway's card fields; without it new cards are entered on the gateway's own page. */
  fieldsUrl?: string | undefined;
  formOrigins?: readonly string[] | undefined;
}

const PAGE = '/payment/iyzipos/checkoutform';
/** Signed fields of a completed payment, in order. */
const SIGNED = ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'];
const SIGNED_ON_PAGE = ['paymentStatus', ...SIGNED, 'token'];
/** Prefix of references of payments on the gateway's own page, which are queried by token. */
const TOKEN = 'token:';

async function beginPage(client: IyzicoClient, question: object): Promise<Begun> {
  const answer = await client.request(`${PAGE}/initialize/auth/ecom`, question);
  if (!answer) return { kind: 'no_answer' };
  if (textOf(answer, 'status') !== 'success')
    return { kind: 'declined', reason: declineReason(textOf(answer, 'errorCode')) };
  if (!client.isSigned(answer, ['conversationId', 'token'])) return { kind: 'no_answer' };
  const reference = TOKEN + textOf(answer, 'token');
  return { kind: 'page', url: textOf(answer, 'paymentPageUrl'), reference };
}

async function readPage(client: IyzicoClient, reference: string): Promise<Outcome> {
  const answer = await client.request(`${PAGE}/auth/ecom/detail`, {
    token: reference.slice(TOKEN.length),
  });
  // A page without a payment yet has no payment status.
  if (answer && textOf(answer, 'status') === 'success' && textOf(answer, 'paymentStatus') === '')
    return { kind: 'pending', reference };
  return client.outcomeOf(answer, SIGNED_ON_PAGE, reference);
}

type Taking = Pick<PaymentGateway, 'begin' | 'complete' | 'readBack'>;

function taking(client: IyzicoClient): Taking {
  return {
    async begin(charge) {
      if (!charge.card) return beginPage(client, chargeBody(charge, 'enabledInstallments'));
      const answer = await client.request(
        '/payment/3dsecure/initialize',
        chargeBody(charge, 'installment'),
      );
      if (!answer) return { kind: 'no_answer' };
      if (textOf(answer, 'status') !== 'success')
        return { kind: 'declined', reason: declineReason(textOf(answer, 'errorCode')) };
      if (!client.isSigned(answer, ['paymentId', 'conversationId'])) return { kind: 'no_answer' };
      const html = Buffer.from(textOf(answer, 'threeDSHtmlContent'), 'base64').toString('utf8');
      return { kind: 'form', html, reference: textOf(answer, 'paymentId') };
    },
    async complete({ conversationId, paidMinor, currency }, reference) {
      if (reference.startsWith(TOKEN)) return readPage(client, reference);
      const answer = await client.request('/payment/v2/3dsecure/auth', {
        conversationId,
        paymentId: reference,
        paidPrice: priceText(paidMinor),
        basketId: conversationId,
        currency,
      });
      return client.outcomeOf(answer, SIGNED, reference);
    },
    async readBack(conversationId, reference) {
      if (reference?.startsWith(TOKEN)) return readPage(client, reference);
      const answer = await client.request('/payment/detail', {
        conversationId,
        paymentConversationId: conversationId,
        ...(reference !== undefined && { paymentId: reference }),
      });
      const isUnknown =
        answer && textOf(answer, 'status') !== 'success' && isVerdict(textOf(answer, 'errorCode'));
      return isUnknown ? { kind: 'not_found' } : client.outcomeOf(answer, [], reference);
    },
  };
}

/** Returns the parsers of browser returns and gateway notifications. */
function reading(secretKey: string): Pick<PaymentGateway, 'readReturn' | 'readNotification'> {
  return {
    readReturn(form) {
      const { status, paymentId = '', mdStatus = '', token } = form;
      // On its own page the gateway has already checked the bank's verdict.
      if (token !== undefined)
        return { reference: TOKEN + token, isAuthenticated: true, verdict: '' };
      const isAuthenticated = status === 'success' && mdStatus === '1';
      return { reference: paymentId, isAuthenticated, verdict: mdStatus };
    },
    readNotification(body, signature) {
      const members = membersOf(body);
      if (!members || signature === undefined) return undefined;
      const conversationId = textOf(members, 'paymentConversationId');
      const event = textOf(members, 'iyziEventType');
      const status = textOf(members, 'status');
      const token = textOf(members, 'token');
      const paymentId = textOf(members, token === '' ? 'paymentId' : 'iyziPaymentId');
      const parts = { event, paymentId, conversationId, status };
      const expected =
        token === ''
          ? notificationSignature(secretKey, parts)
          : pageNotificationSignature(secretKey, { ...parts, token });
      if (conversationId === '' || !isSame(signature, expected)) return undefined;
      return { conversationId, event, reference: token === '' ? paymentId : TOKEN + token };
    },
  };
}

type Rest = Pick<
  PaymentGateway,
  'installments' | 'refund' | 'findRefund' | 'keepCard' | 'forgetCard'
>;

function pricesRefundsAndCards(client: IyzicoClient): Rest {
  return {
    async installments(bin, amountMinor) {
      const question = {
        price: priceText(amountMinor),
        ...(bin !== undefined && { binNumber: bin }),
      };
      return installmentsOf(await client.request('/payment/iyzipos/installment', question));
    },
    async refund({ reference, key, amountMinor, ip }) {
      const answer = await client.request('/v2/payment/refund', {
        conversationId: key,
        paymentId: reference,
        price: priceText(amountMinor),
        currency: 'TRY',
        ip,
      });
      if (!answer || !isVerdict(textOf(answer, 'errorCode'))) return 'no_answer';
      if (textOf(answer, 'status') !== 'success') return 'refused';
      return client.isSigned(answer, ['paymentId', 'conversationId']) ? 'refunded' : 'no_answer';
    },
    async findRefund({ reference, key }) {
      const query = { paymentId: reference };
      const answer = await client.read('/v2/reporting/payment/details', query);
      if (!answer || textOf(answer, 'status') !== 'success') return { kind: 'no_answer' };
      const refunds = refundsOf(answer, reference);
      if (!refunds) return { kind: 'no_answer' };
      if (refunds.some((refund) => refund.key === key)) return { kind: 'refunded' };
      const refundedMinor = refunds.reduce((sum, { minor }) => sum + minor, 0);
      return { kind: 'not_found', refundedMinor };
    },
    async keepCard(cardToken, cardUserKey) {
      const answer = await client.request('/cardstorage/card', { cardToken, cardUserKey });
      return answer && textOf(answer, 'status') === 'success' ? cardOf(answer) : undefined;
    },
    async forgetCard({ userKey, token }) {
      const question = { cardUserKey: userKey, cardToken: token };
      const answer = await client.request('/cardstorage/card', question, 'DELETE');
      return answer !== undefined && isVerdict(textOf(answer, 'errorCode'));
    },
  };
}

/** Creates the gateway of iyzico's API, or of the sandbox with the same API. */
export function iyzicoGateway(options: IyzicoOptions): PaymentGateway {
  const { kind, fieldsUrl, formOrigins, secretKey } = options;
  const client = new IyzicoClient(options);
  return {
    kind,
    fieldsUrl,
    formOrigins,
    ...taking(client),
    ...reading(secretKey),
    ...pricesRefundsAndCards(client),
  };
}
