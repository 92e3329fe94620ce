import { notificationSignature } from '../iyzicoSignature.ts';
import type { PlayedPayment, SandboxStore } from './store.ts';

/** Posts a notification. @returns the HTTP status; 0 if nobody responds */
export type Post = (url: string, signature: string, body: object) => Promise<number>;

export interface NotifierOptions {
  store: SandboxStore;
  secretKey: string;
  /** Milliseconds between a payment and its notification. */
  delayMs: number;
  /** Milliseconds before an unacknowledged notification is retried; three attempts in all. */
  againMs: number;
  post?: Post | undefined;
}

const MAX_ATTEMPTS = 3;

const postByHttp: Post = async (url, signature, body) => {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': signature },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    });
    return status;
  } catch {
    return 0;
  }
};

/** Sends notifications like the gateway: delayed, signed, and retried until acknowledged. */
export class Notifier {
  private readonly timers = new Set<NodeJS.Timeout>();
  constructor(private readonly options: NotifierOptions) {}

  /** Sends one notification now. */
  async send(payment: PlayedPayment, tries = 1): Promise<void> {
    const { store, secretKey, againMs, post = postByHttp } = this.options;
    const { paymentId, conversationId, callbackUrl } = payment;
    const status = payment.status === 'SUCCESS' ? 'SUCCESS' : 'FAILURE';
    const event = 'THREE_DS_AUTH';
    const signature = notificationSignature(secretKey, {
      event,
      paymentId,
      conversationId,
      status,
    });
    const url = new URL('/api/gateway/notifications', callbackUrl).href;
    const taken = await post(url, signature, {
      iyziEventType: event,
      iyziReferenceCode: `${paymentId}-${event}`,
      iyziEventTime: Date.now(),
      paymentId,
      paymentConversationId: conversationId,
      status,
      merchantId: 'sandbox',
    });
    await store.log('notification', `${paymentId} ${status}: ${taken === 0 ? 'no answer' : taken}`);
    if ((taken < 200 || taken > 299) && tries < MAX_ATTEMPTS)
      this.later(againMs, () => this.send(payment, tries + 1));
  }

  /** Schedules the notifications that the payment's chosen outcome requires. */
  afterwards(payment: PlayedPayment): void {
    if (['never_notified', 'silent'].includes(payment.outcome)) return;
    const { delayMs } = this.options;
    this.later(delayMs, () => this.send(payment));
    if (payment.outcome === 'notified_twice') this.later(delayMs * 2, () => this.send(payment));
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private later(ms: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      // The database may be closing; the sweep resolves payments without a notification.
      work().catch(() => undefined);
    }, ms).unref();
    this.timers.add(timer);
  }
}
