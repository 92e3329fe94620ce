import type { Generated, JSONColumnType } from 'kysely';
import type { Schemas } from '#contract/types.ts';

/** Payment or debt of a customer. Amounts are in kuruş. */
export interface PaymentsTable {
  id: Generated<number>;
  customer_id: number;
  version: Generated<number>;
  amount_minor: number;
  status: string;
  kind: Generated<'package' | 'renewal' | 'upgrade' | 'couple'>;
  method: string | null;
  due_date: string | null;
  recurring_month: Generated<number>;
  /** Paid provider; null for the whole customer. */
  provider_id: number | null;
  description: Generated<string>;
  paid_at: string | null;
  installments: Generated<number>;
  /** Paid total with instalment costs. */
  paid_minor: number | null;
  product_id: number | null;
  /** Subscription that requested the payment. */
  subscription_id: Generated<number | null>;
  period_start: string | null;
  period_end: string | null;
  /** Provider whose package the payment began or extended. */
  covered_provider_id: Generated<number | null>;
  /** Package columns of that provider before the payment began another package. */
  replaced_package: Generated<unknown>;
  couple_name: string | null;
  wedding_date: string | null;
  note: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

interface ProductsTable {
  id: Generated<number>;
  code: string;
  words: JSONColumnType<Record<'tr' | 'en' | 'de' | 'ar', string>>;
  price_minor: number;
  months: number;
  is_offered: Generated<boolean>;
  /** Turkish name in the marketplace's lists, and in pages opened by a registration. */
  listing_name: string | null;
  features: Generated<Schemas['PackageFeature'][]>;
  /** Limits of a provider with the package; null for no limit. */
  photo_limit: number | null;
  couples_per_month: number | null;
  /** Rivals that statistics name. */
  rivals: Generated<number>;
}

/** Price of a package from a day on; `index_percent` is the change in per cent. */
interface ProductPricesTable {
  product_id: number;
  valid_from: string;
  price_minor: number;
  index_percent: number | null;
}

/** Package that a customer renews until it is cancelled. */
export interface SubscriptionsTable {
  id: Generated<number>;
  customer_id: number;
  version: Generated<number>;
  product_id: number;
  status: Generated<'active' | 'paused' | 'ended'>;
  started_on: string;
  /** Last day paid before the subscription began. */
  covered_until: string | null;
  /** First day of the next period; null unless active. */
  next_charge_on: string | null;
  ended_on: string | null;
  created_at: string;
  updated_at: string;
}

/** Card by its token at the gateway; never contains a number. */
export interface CreditCardsTable {
  id: Generated<number>;
  customer_id: number;
  version: Generated<number>;
  /** Slot from 1 to 10, the maximum number of cards. */
  slot: number;
  gateway: string;
  user_key: string;
  token: string;
  brand: string;
  bin: string;
  last_four: string;
  holder: string | null;
  name: string;
  expiry_month: number | null;
  expiry_year: number | null;
  is_primary: Generated<boolean>;
  expiry_told_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface PaymentAttemptsTable {
  id: Generated<number>;
  customer_id: number;
  customer_user_id: number | null;
  /** Our id of the attempt at the gateway. */
  conversation_id: string;
  gateway: string;
  gateway_reference: string | null;
  state: Schemas['PaymentAttemptState'];
  amount_minor: number;
  paid_minor: number;
  installments: number;
  currency: Generated<'TRY'>;
  credit_card_id: number | null;
  card_brand: string | null;
  card_last_four: string | null;
  keeps_card: Generated<boolean>;
  decline_reason: string | null;
  page_html: string | null;
  page_url: string | null;
  page_key_hash: string | null;
  begun_at: string;
  expires_at: string;
  settled_at: string | null;
  checks: Generated<number>;
  next_check_at: string | null;
  /** Last attempt to refund it at the gateway. */
  refund_tried_at: string | null;
}

interface PaymentAttemptItemsTable {
  attempt_id: number;
  payment_id: number;
  customer_id: number;
  amount_minor: number;
  is_under_way: Generated<boolean>;
}

/** Origin of an event of an attempt. */
export type EventSource = 'browser' | 'answer' | 'notification' | 'sweep' | 'person';

interface PaymentEventsTable {
  id: Generated<number>;
  customer_id: number;
  attempt_id: number;
  kind:
    | 'created'
    | 'page_given'
    | 'returned'
    | 'unanswered'
    | 'gave_up'
    | 'mismatched'
    | 'expired'
    | 'declined'
    | 'captured'
    | 'refund_asked'
    | 'refund_refused'
    | 'refunded'
    | 'charged_back';
  source: EventSource;
  reference: string;
  amount_minor: number | null;
  code: string | null;
  /** Deciding agent. */
  agent_id: number | null;
  note: string | null;
  created_at: string;
}

interface LedgerEntriesTable {
  id: Generated<number>;
  customer_id: number;
  event_id: number;
  created_at: string;
}

interface LedgerLinesTable {
  id: Generated<number>;
  customer_id: number;
  entry_id: number;
  account:
    | 'gateway_receivable'
    | 'revenue'
    | 'tax_payable'
    | 'instalment_cost'
    | 'customer_credit'
    | 'suspense'
    | 'chargebacks';
  amount_minor: number;
}

interface GatewayNotificationsTable {
  id: Generated<number>;
  received_at: string;
  verdict: 'taken' | 'replayed' | 'unknown' | 'refused';
  conversation_id: string | null;
  reference: string | null;
  event: string | null;
  body_hash: string;
  address: string;
}

export interface PaymentTables {
  payments: PaymentsTable;
  products: ProductsTable;
  product_prices: ProductPricesTable;
  subscriptions: SubscriptionsTable;
  credit_cards: CreditCardsTable;
  payment_attempts: PaymentAttemptsTable;
  payment_attempt_items: PaymentAttemptItemsTable;
  payment_events: PaymentEventsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_lines: LedgerLinesTable;
  gateway_notifications: GatewayNotificationsTable;
}
