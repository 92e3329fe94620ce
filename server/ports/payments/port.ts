/** Card stored at the gateway: its tokens and the displayable part. Never contains a number or a CVV. */
export interface GatewayCard {
  userKey: string;
  token: string;
  brand: string;
  bin: string;
  lastFour: string;
  holder: string | null;
  /** Null if the gateway does not report the expiry. */
  expiryMonth: number | null;
  expiryYear: number | null;
}

/** Charged card: one entered in the gateway's fields, or a stored one. */
export type ChargedCard =
  | { kind: 'typed'; token: string; keep: boolean }
  | { kind: 'kept'; userKey: string; token: string; cvcToken: string | undefined };

export interface Buyer {
  id: string;
  name: string;
  surname: string;
  email: string;
  phone: string;
  identityNumber: string;
  address: string;
  city: string;
  country: string;
  ip: string;
}

/** Payment request. Amounts are integers in kuruş. */
export interface Charge {
  /** Our id of the attempt, the same in every call about it. */
  conversationId: string;
  amountMinor: number;
  /** Amount with instalment costs; equal to the amount for a single payment. */
  paidMinor: number;
  installments: number;
  currency: 'TRY';
  card: ChargedCard | undefined;
  /** Key of the customer's cards at the gateway. */
  cardUserKey: string | undefined;
  buyer: Buyer;
  items: readonly { id: string; name: string; amountMinor: number }[];
  /** URL to which the bank's page redirects the browser. */
  returnUrl: string;
}

/** Reasons of a declined payment. */
export type DeclineReason =
  | 'refused'
  | 'insufficient_funds'
  | 'card_expired'
  | 'wrong_cvc'
  | 'suspected'
  | 'not_authenticated'
  | 'gateway_refused';

/** Result of begin(): a bank form to render, or a page to redirect to. */
export type Begun =
  | { kind: 'form'; html: string; reference: string }
  | { kind: 'page'; url: string; reference: string }
  | { kind: 'declined'; reason: DeclineReason }
  /** Unknown whether the payment has begun; nothing is captured before the bank's page. */
  | { kind: 'no_answer' };

/** Gateway's status of a payment; `no_answer` never means declined. */
export type Outcome =
  | {
      kind: 'captured';
      reference: string;
      conversationId: string;
      paidMinor: number;
      currency: string;
      card: GatewayCard | undefined;
      /** Displayable part of the card that paid. */
      shown?: Pick<GatewayCard, 'brand' | 'lastFour'> | undefined;
    }
  | { kind: 'declined'; reference: string; reason: DeclineReason }
  | { kind: 'pending'; reference: string }
  | { kind: 'not_found' }
  | { kind: 'no_answer' };

/** Unverified fields that the browser brings back from the bank's page. */
export interface Returned {
  reference: string;
  isAuthenticated: boolean;
  /** Code of the bank's verdict, 0 to 8; empty without one. */
  verdict: string;
}

/** Notification with a valid signature. */
export interface Notified {
  conversationId: string;
  reference: string;
  /** The gateway's event name, for the log. */
  event: string;
}

export interface InstallmentPrice {
  count: number;
  monthlyMinor: number;
  totalMinor: number;
}

/** Requested refund. */
export interface Refund {
  /** The gateway's payment id. */
  reference: string;
  /** Our id of the refund, because a payment may be refunded in parts. */
  key: string;
  amountMinor: number;
  /** IP address of the requesting user. */
  ip: string;
}

/** Gateway's status of a refund; if none has this key, the kuruş refunded under other keys. */
export type FoundRefund =
  | { kind: 'refunded' | 'no_answer' }
  | { kind: 'not_found'; refundedMinor: number };

/** Card payments over an external gateway. Calls may be slow: never make them inside a transaction. */
export interface PaymentGateway {
  readonly kind: 'sandbox' | 'iyzico' | 'closed';
  /** URL of the gateway's card fields, embedded in a frame; undefined without any. */
  readonly fieldsUrl: string | undefined;
  /** Origins that a bank's form may post to; undefined allows any https origin. */
  readonly formOrigins: readonly string[] | undefined;
  begin(charge: Charge): Promise<Begun>;
  /** Captures the payment after the bank's page. Idempotent: a payment is captured once. */
  complete(
    charge: Pick<Charge, 'conversationId' | 'paidMinor' | 'currency'>,
    reference: string,
  ): Promise<Outcome>;
  /** Fetches the status of a payment by our own id. */
  readBack(conversationId: string, reference: string | undefined): Promise<Outcome>;
  readReturn(form: Readonly<Record<string, string>>): Returned;
  /** Parses a notification; undefined if its signature is invalid or a part is missing. */
  readNotification(body: unknown, signature: string | undefined): Notified | undefined;
  /** Fetches instalment prices; undefined if the gateway is unreachable. */
  installments(
    bin: string | undefined,
    amountMinor: number,
  ): Promise<InstallmentPrice[] | undefined>;
  refund(refund: Refund): Promise<'refunded' | 'refused' | 'no_answer'>;
  /** Fetches the status of a refund by our own key. */
  findRefund(refund: Pick<Refund, 'reference' | 'key'>): Promise<FoundRefund>;
  /** Stores a card entered in the gateway's fields; undefined if the gateway rejects it. */
  keepCard(token: string, userKey: string | undefined): Promise<GatewayCard | undefined>;
  /** Deletes a stored card. @returns true once it is gone */
  forgetCard(card: Pick<GatewayCard, 'userKey' | 'token'>): Promise<boolean>;
}
