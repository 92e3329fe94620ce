import { sql } from 'kysely';
import type { EventSource } from '../../db/tables/payments.ts';
import type { Tx } from '../../http/call.ts';
import type { GatewayCard } from '../../ports/payments/port.ts';
import { keepGatewayCard } from './cards.ts';
import { updateDebt } from './debt.ts';
import { applyPackages } from './packages/applyPackages.ts';
import { takeBackPackages } from './packages/takeBackPackages.ts';
import { heldOf } from './rules/actionsOf.ts';
import { isKnown, isUnderWay, moneyOf, MOVES, stateOf } from './rules/attempt.ts';
import { linesAmong } from './rules/ledger.ts';
import type { Fact } from './rules/outcome.ts';
import { shareOut } from './rules/shareOut.ts';
import { eventsOf, type AttemptRow } from './store.ts';

export interface Recorded {
  source: EventSource;
  now: Date;
  /** Card that the gateway has stored with this payment. */
  card?: GatewayCard | undefined;
  /** Displayable part of the card that paid. */
  shown?: Pick<GatewayCard, 'brand' | 'lastFour'> | undefined;
}

interface Item {
  payment_id: number;
  amount_minor: number;
  status: string;
}

const itemsOf = async (tx: Tx, attemptId: number): Promise<Item[]> => {
  const { rows } = await sql<Item>`
    select i.payment_id, i.amount_minor, p.status
    from payment_attempt_items i join payments p on p.id = i.payment_id
    where i.attempt_id = ${attemptId} order by p.id for update of p`.execute(tx);
  return rows;
};

/** Marks payments as paid, each with its share of the total. */
async function markPaid(
  tx: Tx,
  attempt: AttemptRow,
  { items, paidMinor, now }: { items: readonly Item[]; paidMinor: number; now: Date },
) {
  const shares = shareOut(
    paidMinor,
    items.map(({ amount_minor }) => amount_minor),
  );
  for (const [index, { payment_id }] of items.entries()) {
    await sql`
      update payments p set status = 'paid', paid_at = ${now.toISOString()}, method = 'credit_card',
        installments = ${attempt.installments}, paid_minor = ${shares[index] ?? 0},
        version = version + 1, updated_at = ${now.toISOString()}
      where p.id = ${payment_id}`.execute(tx);
  }
  const ids = items.map(({ payment_id }) => payment_id);
  await applyPackages(tx, attempt.customer_id, ids, now);
  await updateDebt(tx, attempt.customer_id, now);
}

/** Marks payments as refunded once the whole amount went back, by refund or chargeback. */
async function markRefunded(tx: Tx, attempt: AttemptRow, now: Date): Promise<void> {
  const events = await eventsOf(tx, attempt.id);
  if (moneyOf(events).capturedMinor === 0 || heldOf(events) > 0) return;
  const { rows } = await sql<{ id: number }>`
    update payments set status = 'refunded', version = version + 1, updated_at = ${now.toISOString()}
    where status = 'paid'
      and id in (select payment_id from payment_attempt_items where attempt_id = ${attempt.id})
    returning id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await takeBackPackages(tx, attempt.customer_id, ids, now);
}

/** Inserts the ledger lines of an event, once per event. */
async function book(
  tx: Tx,
  attempt: AttemptRow,
  event: { id: number; fact: Fact },
  isTwice: boolean,
  now: Date,
): Promise<void> {
  const { fact } = event;
  const lines = linesAmong(await eventsOf(tx, attempt.id), fact, {
    soldMinor: attempt.amount_minor,
    paidMinor: attempt.paid_minor,
    isTwice,
  });
  if (lines.length === 0) return;
  const { id } = await tx
    .insertInto('ledger_entries')
    .values({
      customer_id: attempt.customer_id,
      event_id: event.id,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ledger_lines')
    .values(
      lines.map(({ account, amountMinor }) => ({
        customer_id: attempt.customer_id,
        entry_id: id,
        account,
        amount_minor: amountMinor,
      })),
    )
    .execute();
}

/** Applies the effects of a newly recorded fact. */
async function take(
  tx: Tx,
  attempt: AttemptRow,
  event: { id: number; fact: Fact },
  { now, card }: Recorded,
): Promise<void> {
  const { kind } = event.fact;
  if (kind === 'declined') {
    await sql`
      update payments set status = 'failed', version = version + 1, updated_at = ${now.toISOString()}
      where status = 'pending'
        and id in (select payment_id from payment_attempt_items where attempt_id = ${attempt.id})`.execute(
      tx,
    );
    return;
  }
  if (kind === 'refunded') {
    const isTwice = event.fact.reference.startsWith('twice:');
    await book(tx, attempt, event, isTwice, now);
    if (!isTwice) await markRefunded(tx, attempt, now);
    return;
  }
  if (kind === 'charged_back') {
    await book(tx, attempt, event, false, now);
    await markRefunded(tx, attempt, now);
    return;
  }
  if (kind !== 'captured') {
    await book(tx, attempt, event, false, now);
    return;
  }
  const items = await itemsOf(tx, attempt.id);
  const isTwice = items.some(({ status }) => status === 'paid');
  await book(tx, attempt, event, isTwice, now);
  if (isTwice) {
    // Paid twice: the second payment is refunded.
    const reference = `twice:${attempt.conversation_id}`;
    const amountMinor = event.fact.amountMinor ?? 0;
    const requested = { kind: 'refund_asked', reference, amountMinor, code: null } as const;
    await writeEvent(tx, attempt, requested, { source: 'answer', now });
  } else {
    const paidMinor = event.fact.amountMinor ?? attempt.paid_minor;
    await markPaid(tx, attempt, { items, paidMinor, now });
  }
  if (attempt.keeps_card && card) await keepGatewayCard(tx, attempt, card, now);
}

async function writeEvent(
  tx: Tx,
  attempt: AttemptRow,
  { kind, reference, amountMinor, code, by }: Fact,
  { source, now }: Recorded,
): Promise<number | undefined> {
  const written = await tx
    .insertInto('payment_events')
    .values({
      customer_id: attempt.customer_id,
      attempt_id: attempt.id,
      kind,
      source,
      reference,
      amount_minor: amountMinor,
      code,
      agent_id: by?.agentId ?? null,
      note: by?.note ?? null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id;
}

/**
 * Records a fact about a locked attempt, and updates its state, payments and ledger. A known fact changes nothing.
 */
export async function record(
  tx: Tx,
  attempt: AttemptRow,
  fact: Fact,
  recorded: Recorded,
): Promise<AttemptRow> {
  if (isKnown(await eventsOf(tx, attempt.id), fact)) return attempt;
  const id = await writeEvent(tx, attempt, fact, recorded);
  if (id === undefined) return attempt;
  await take(tx, attempt, { id, fact }, recorded);
  const state = stateOf(await eventsOf(tx, attempt.id));
  if (state !== attempt.state && !MOVES[attempt.state].includes(state))
    throw new Error(`attempt ${attempt.id} cannot go from ${attempt.state} to ${state}`);
  const isOpen = isUnderWay(state);
  if (!isOpen)
    await tx
      .updateTable('payment_attempt_items')
      .set({ is_under_way: false })
      .where('attempt_id', '=', attempt.id)
      .execute();
  const at = recorded.now.toISOString();
  const isOver = !isOpen || state === 'needs_person';
  return tx
    .updateTable('payment_attempts')
    .set({
      state,
      ...(isOver && { next_check_at: null, page_html: null, page_url: null, page_key_hash: null }),
      ...(!isOpen && attempt.settled_at === null && { settled_at: at }),
      ...(fact.kind === 'declined' && { decline_reason: fact.code }),
      ...(fact.kind === 'expired' && fact.code !== null && { decline_reason: fact.code }),
      ...(recorded.shown && {
        card_brand: recorded.shown.brand,
        card_last_four: recorded.shown.lastFour,
      }),
    })
    .where('id', '=', attempt.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
