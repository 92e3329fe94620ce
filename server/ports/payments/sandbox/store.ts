import { sql, type Kysely } from 'kysely';
import { jsonb } from '../../../db/jsonb.ts';
import type { Tables } from '../../../db/tables.ts';
import type { TestCard } from './testCards.ts';

/** Outcomes that a user may choose for the next payment. */
export const OUTCOMES = [
  'ok',
  'declined',
  'wrong_code',
  'timed_out',
  'slow',
  'notified_before',
  'notified_twice',
  'never_notified',
  'silent',
  'amount_changed',
] as const;
export type PlayedOutcome = (typeof OUTCOMES)[number];

/** Stored card without its number and CVV. */
export interface SafeCard extends TestCard {
  bin: string;
  lastFour: string;
  holder: string;
  expiryMonth: number;
  expiryYear: number;
}

export type PaymentStatus = 'INIT_THREEDS' | 'CALLBACK_THREEDS' | 'SUCCESS' | 'FAILURE';

export interface PlayedPayment {
  paymentId: string;
  conversationId: string;
  basketId: string;
  price: string;
  paidPrice: string;
  currency: string;
  installment: number;
  callbackUrl: string;
  card: SafeCard;
  outcome: PlayedOutcome;
  status: PaymentStatus;
  errorCode: string;
  /** The bank's verdict about the cardholder; missing until there is one. */
  mdStatus?: string;
  /** Opaque value that the browser returns and that must be passed on. */
  conversationData: string;
  /** Stored card that the payment creates or uses. */
  kept: { userKey: string; token: string } | null;
  wantsKept: boolean;
  refundedMinor: number;
  /** The shop's refund keys with prices; missing in older rows. */
  refunds?: { key: string; price: string }[];
}

interface Kinds {
  payment: PlayedPayment;
  card: SafeCard;
  token: SafeCard;
  cvc: { digits: number };
  next: { outcome: PlayedOutcome };
}

export interface LogLine {
  id: number;
  at: string;
  event: string;
  detail: string;
}

/** Persistent state of the sandbox, which outlives the process like a real gateway. */
export class SandboxStore {
  constructor(private readonly kysely: Kysely<Tables>) {}

  async get<K extends keyof Kinds>(kind: K, key: string): Promise<Kinds[K] | undefined> {
    const { rows } = await sql<{ value: Kinds[K] }>`
      select value from sandbox_gateway where kind = ${kind} and key = ${key}`.execute(this.kysely);
    return rows[0]?.value;
  }

  async put<K extends keyof Kinds>(kind: K, key: string, value: Kinds[K]): Promise<void> {
    await sql`
      insert into sandbox_gateway (kind, key, value) values (${kind}, ${key}, ${jsonb(value)})
      on conflict (kind, key) do update set value = excluded.value, updated_at = now()`.execute(
      this.kysely,
    );
  }

  async remove(kind: keyof Kinds, key: string): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from sandbox_gateway where kind = ${kind} and key = ${key}`.execute(this.kysely);
    return numAffectedRows === 1n;
  }

  /** Changes a payment under a lock, so that concurrent changes are serialized. */
  async changePayment(
    paymentId: string,
    change: (payment: PlayedPayment) => PlayedPayment,
  ): Promise<PlayedPayment | undefined> {
    return this.kysely.transaction().execute(async (tx) => {
      const { rows } = await sql<{ value: PlayedPayment }>`
        select value from sandbox_gateway
        where kind = 'payment' and key = ${paymentId} for update`.execute(tx);
      const found = rows[0]?.value;
      if (!found) return undefined;
      const changed = change(found);
      await sql`
        update sandbox_gateway set value = ${jsonb(changed)}, updated_at = now()
        where kind = 'payment' and key = ${paymentId}`.execute(tx);
      return changed;
    });
  }

  async paymentOf(conversationId: string): Promise<PlayedPayment | undefined> {
    const { rows } = await sql<{ value: PlayedPayment }>`
      select value from sandbox_gateway
      where kind = 'payment' and value ->> 'conversationId' = ${conversationId}
      order by updated_at desc limit 1`.execute(this.kysely);
    return rows[0]?.value;
  }

  async payments(): Promise<PlayedPayment[]> {
    const { rows } = await sql<{ value: PlayedPayment }>`
      select value from sandbox_gateway where kind = 'payment'
      order by updated_at desc limit 50`.execute(this.kysely);
    return rows.map(({ value }) => value);
  }

  async log(event: string, detail: string): Promise<void> {
    await sql`
      insert into sandbox_gateway_log (event, detail) values (${event}, ${detail})`.execute(
      this.kysely,
    );
  }

  async lines(): Promise<LogLine[]> {
    const { rows } = await sql<LogLine>`
      select id, at, event, detail from sandbox_gateway_log order by id desc limit 200`.execute(
      this.kysely,
    );
    return rows;
  }
}
