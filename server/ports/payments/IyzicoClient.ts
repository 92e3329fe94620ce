import { randomBytes } from 'node:crypto';
import { declineReason, isVerdict } from './iyzicoReasons.ts';
import {
  answerSignature,
  authorization,
  isSame,
  minorOf,
  priceText,
  type GatewayKeys,
} from './iyzicoSignature.ts';
import { cardOf, membersOf, shownCard, textOf, type Answer } from './iyzicoShapes.ts';
import type { Outcome } from './port.ts';

export interface ClientOptions extends GatewayKeys {
  baseUrl: string;
  /** Time-out in milliseconds, 20 000 by default. */
  timeoutMs?: number;
}

const PRICES = new Set(['paidPrice', 'price']);

/** Returns false if the bank could not authenticate the cardholder. */
const isRecognized = (answer: Answer) => ['', '1'].includes(textOf(answer, 'mdStatus'));

/** Client of iyzico's API. */
export class IyzicoClient {
  constructor(private readonly options: ClientOptions) {}

  /** Sends a signed request; undefined if there is no readable response. */
  async request(path: string, question: object, method = 'POST'): Promise<Answer | undefined> {
    const body = JSON.stringify({ locale: 'tr', ...question });
    return this.send(path, '', { method, body });
  }

  /** Sends a signed read; its query string is not part of the signature. */
  async read(path: string, query: Readonly<Record<string, string>>): Promise<Answer | undefined> {
    const search = new URLSearchParams({ locale: 'tr', ...query });
    return this.send(path, `?${search.toString()}`, { method: 'GET' });
  }

  private async send(
    path: string,
    search: string,
    { method, body }: { method: string; body?: string },
  ): Promise<Answer | undefined> {
    const { baseUrl, timeoutMs = 20_000 } = this.options;
    const random = randomBytes(12).toString('hex');
    const headers = {
      'content-type': 'application/json',
      authorization: authorization(this.options, path, body ?? '', random),
      'x-iyzi-rnd': random,
    };
    const signal = AbortSignal.timeout(timeoutMs);
    const sent: RequestInit = {
      method,
      headers,
      signal,
      redirect: 'error',
      ...(body !== undefined && { body }),
    };
    try {
      const response = await fetch(new URL(path + search, baseUrl), sent);
      return response.status >= 500 ? undefined : membersOf(await response.json());
    } catch {
      return undefined;
    }
  }

  isSigned(answer: Answer, fields: readonly string[]): boolean {
    const values = fields.map((field) => {
      const minor = PRICES.has(field) ? minorOf(answer[field]) : undefined;
      return minor === undefined ? textOf(answer, field) : priceText(minor);
    });
    return isSame(textOf(answer, 'signature'), answerSignature(this.options.secretKey, values));
  }

  /** Converts a response about a payment; `signed` are the fields of its signature, if it has one. */
  outcomeOf(
    answer: Answer | undefined,
    signed: readonly string[],
    requestedReference?: string,
  ): Outcome {
    if (!answer) return { kind: 'no_answer' };
    const reference = requestedReference ?? textOf(answer, 'paymentId');
    const errorCode = textOf(answer, 'errorCode');
    const reason = isRecognized(answer) ? declineReason(errorCode) : 'not_authenticated';
    const status = textOf(answer, 'paymentStatus');
    const paidMinor = minorOf(answer['paidPrice']);
    if (textOf(answer, 'status') !== 'success') {
      if (!isVerdict(errorCode)) return { kind: 'no_answer' };
      return { kind: 'declined', reference, reason };
    }
    if (status === 'FAILURE') return { kind: 'declined', reference, reason };
    if ((status !== '' && status !== 'SUCCESS') || textOf(answer, 'fraudStatus') === '0')
      return { kind: 'pending', reference };
    if (textOf(answer, 'fraudStatus') === '-1')
      return { kind: 'declined', reference, reason: 'suspected' };
    if (paidMinor === undefined || (signed.length > 0 && !this.isSigned(answer, signed)))
      return { kind: 'no_answer' };
    return {
      kind: 'captured',
      reference: textOf(answer, 'paymentId'),
      paidMinor,
      conversationId: textOf(answer, 'paymentConversationId') || textOf(answer, 'conversationId'),
      currency: textOf(answer, 'currency'),
      card: cardOf(answer),
      shown: shownCard(answer),
    };
  }
}
