/** A card as the gateway keeps it: its tokens, and what may be shown of it. Never a number or a CVV. */
export interface GatewayCard {
  userKey: string;
  token: string;
  brand: string;
  bin: string;
  lastFour: string;
  holder: string | null;
  /** Null where the gateway does not tell when it expires. */
  expiryMonth: number | null;
  expiryYear: number | null;
}

/** Card that a payment is charged to: just typed into the gateway's fields, or kept there. */
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

/** Everything about what is to be paid. Amounts are integers in kuruş. */
export interface Charge {
  /** Our own name of the attempt, the same in every call about it. */
  conversationId: string;
  amountMinor: number;
  /** With what the instalments cost; equal to the amount for a single payment. */
  paidMinor: number;
  installments: number;
  currency: 'TRY';
  card: ChargedCard | undefined;
  /** Key that cards of the account are kept under at the gateway. */
  cardUserKey: string | undefined;
  buyer: Buyer;
  items: readonly { id: string; name: string; amountMinor: number }[];
  /** Address that the bank's page sends the browser back to. */
  returnUrl: string;
}

/** Reasons for which a payment was not made. */
export type DeclineReason =
  | 'refused'
  | 'insufficient_funds'
  | 'card_expired'
  | 'wrong_cvc'
  | 'suspected'
  | 'not_authenticated'
  | 'gateway_refused';

/** A page to go on with: a form of the bank to show, or an address to leave for. */
export type Begun =
  | { kind: 'form'; html: string; reference: string }
  | { kind: 'page'; url: string; reference: string }
  | { kind: 'declined'; reason: DeclineReason }
  /** Nobody can say whether it has begun; nothing is taken before the bank's page. */
  | { kind: 'no_answer' };

/** Word of the gateway on a payment; `no_answer` is never a refusal. */
export type Outcome =
  | {
      kind: 'captured';
      reference: string;
      conversationId: string;
      paidMinor: number;
      currency: string;
      card: GatewayCard | undefined;
      /** The part that may be shown of the card that paid. */
      shown?: Pick<GatewayCard, 'brand' | 'lastFour'> | undefined;
    }
  | { kind: 'declined'; reference: string; reason: DeclineReason }
  | { kind: 'pending'; reference: string }
  | { kind: 'not_found' }
  | { kind: 'no_answer' };

/** Fields that the browser brought back from the bank's page: a claim, which proves nothing. */
export interface Returned {
  reference: string;
  isAuthenticated: boolean;
  /** Code of the bank's verdict, 0 to 8; empty where there is none. */
  verdict: string;
}

/** A notification whose signature holds. */
export interface Notified {
  conversationId: string;
  reference: string;
  /** The gateway's own name of what happened, for the log. */
  event: string;
}

export interface InstallmentPrice {
  count: number;
  monthlyMinor: number;
  totalMinor: number;
}

/** Money of a payment to give back. */
export interface Refund {
  /** The gateway's name of the payment. */
  reference: string;
  /** Our own name of the refund: a payment is refunded in several parts. */
  key: string;
  amountMinor: number;
  /** Address of who asks. */
  ip: string;
}

/** Word of the gateway on a refund; where it has none of this name, kuruş that it gave back under others. */
export type FoundRefund =
  | { kind: 'refunded' | 'no_answer' }
  | { kind: 'not_found'; refundedMinor: number };

/** Taking money by card over another firm. Every call may take its time: none belongs into a transaction. */
export interface PaymentGateway {
  readonly kind: 'sandbox' | 'iyzico' | 'closed';
  /** Page with the gateway's own card fields, to be shown in a frame; undefined where it has none of the kind. */
  readonly fieldsUrl: string | undefined;
  /** Origins whose forms a page of the bank may post to; undefined where banks are many, and https is asked. */
  readonly formOrigins: readonly string[] | undefined;
  begin(charge: Charge): Promise<Begun>;
  /** Takes the money after the bank's page. Safe to repeat: a payment is taken once. */
  complete(
    charge: Pick<Charge, 'conversationId' | 'paidMinor' | 'currency'>,
    reference: string,
  ): Promise<Outcome>;
  /** Asks what became of a payment, by our own name of it. */
  readBack(conversationId: string, reference: string | undefined): Promise<Outcome>;
  readReturn(form: Readonly<Record<string, string>>): Returned;
  /** Undefined where the signature does not hold or a part is missing. */
  readNotification(body: unknown, signature: string | undefined): Notified | undefined;
  /** Undefined where the gateway cannot be asked. */
  installments(
    bin: string | undefined,
    amountMinor: number,
  ): Promise<InstallmentPrice[] | undefined>;
  refund(refund: Refund): Promise<'refunded' | 'refused' | 'no_answer'>;
  /** Asks whether a refund was carried out, by our own name of it. */
  findRefund(refund: Pick<Refund, 'reference' | 'key'>): Promise<FoundRefund>;
  /** Keeps a card that was typed into the gateway's fields; undefined where it refuses. */
  keepCard(token: string, userKey: string | undefined): Promise<GatewayCard | undefined>;
  /** True once the gateway keeps it no more. */
  forgetCard(card: Pick<GatewayCard, 'userKey' | 'token'>): Promise<boolean>;
}
