import { sql, type Selectable } from 'kysely';
import type { PaymentAttemptsTable } from '../../db/tables/payments.ts';
import type { Tx } from '../../http/call.ts';
import type { AttemptEvent } from './rules/attempt.ts';

export type AttemptRow = Selectable<PaymentAttemptsTable>;

/** Payment to be paid, locked until the transaction ends. */
export interface DuePayment {
  id: number;
  amount_minor: number;
  status: string;
  description: string;
  is_under_way: boolean;
}

/**
 * Locks the payments in the order of their ids, to avoid deadlocks between buyers. Reads them by a second
 * statement, because one that waits for a lock sees an older snapshot.
 */
export async function lockPayments(tx: Tx, ids: readonly number[]): Promise<DuePayment[]> {
  const condition = sql`p.id = any(${[...ids]}::bigint[])`;
  await sql`select from payments p where ${condition} order by p.id for update`.execute(tx);
  const { rows } = await sql<DuePayment>`
    select p.id, p.amount_minor, p.status, p.description,
      exists (select from payment_attempt_items i where i.payment_id = p.id and i.is_under_way) as is_under_way
    from payments p where ${condition} order by p.id`.execute(tx);
  return rows;
}

type NewAttempt = Pick<
  AttemptRow,
  | 'customer_id'
  | 'customer_user_id'
  | 'conversation_id'
  | 'gateway'
  | 'amount_minor'
  | 'paid_minor'
  | 'installments'
  | 'credit_card_id'
  | 'card_brand'
  | 'card_last_four'
  | 'keeps_card'
  | 'begun_at'
  | 'expires_at'
  | 'next_check_at'
>;

/** Inserts an attempt before the gateway is called. */
export async function insertAttempt(
  tx: Tx,
  attempt: NewAttempt,
  payments: readonly Pick<DuePayment, 'id' | 'amount_minor'>[],
): Promise<AttemptRow> {
  const row = await tx
    .insertInto('payment_attempts')
    .values({ ...attempt, state: 'created' })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('payment_attempt_items')
    .values(
      payments.map(({ id, amount_minor }) => ({
        attempt_id: row.id,
        payment_id: id,
        customer_id: attempt.customer_id,
        amount_minor,
      })),
    )
    .execute();
  await tx
    .insertInto('payment_events')
    .values({
      customer_id: attempt.customer_id,
      attempt_id: row.id,
      kind: 'created',
      source: 'browser',
      reference: attempt.conversation_id,
      amount_minor: null,
      code: null,
      agent_id: null,
      note: null,
      created_at: attempt.begun_at,
    })
    .execute();
  return row;
}

/** Locks an attempt until the transaction ends. */
export async function lockAttempt(
  tx: Tx,
  by: { id: number } | { conversationId: string },
): Promise<AttemptRow | undefined> {
  const query = tx.selectFrom('payment_attempts').selectAll().forUpdate();
  return 'id' in by
    ? query.where('id', '=', by.id).executeTakeFirst()
    : query.where('conversation_id', '=', by.conversationId).executeTakeFirst();
}

export async function eventsOf(tx: Tx, attemptId: number): Promise<AttemptEvent[]> {
  const rows = await tx
    .selectFrom('payment_events')
    .select(['kind', 'reference', 'amount_minor'])
    .where('attempt_id', '=', attemptId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, reference, amount_minor }) => ({
    kind,
    reference,
    amountMinor: amount_minor,
  }));
}

export const hasEvent = (
  events: readonly AttemptEvent[],
  eventKind: AttemptEvent['kind'],
): boolean => events.some(({ kind }) => kind === eventKind);
