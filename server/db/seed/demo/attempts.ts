import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { account } from './accounts.ts';
import { DAY_MS } from '../../../time/day.ts';

const TAX_SHARE = 6;

/** Gateway events of each kind of attempt, oldest first. */
const STORIES = {
  captured: ['created', 'page_given', 'returned', 'captured'],
  declined: ['created', 'page_given', 'returned', 'declined'],
} as const;

interface PaidRow {
  id: number;
  customer_id: number;
  amount_minor: number;
  status: string;
  due_date: string;
}

/** Inserts an attempt with its events, and its receipts into the ledger. */
async function insertAttempts(tx: Kysely<Tables>, row: PaidRow, number: number): Promise<void> {
  const state = row.status === 'paid' ? 'captured' : 'declined';
  const at = `${row.due_date}T08:00:00.000Z`;
  const conversation = `demo-attempt-${row.customer_id}-${row.id}`;
  const { id } = await tx
    .insertInto('payment_attempts')
    .values({
      customer_id: row.customer_id,
      customer_user_id: null,
      conversation_id: conversation,
      gateway: 'sandbox',
      gateway_reference: `90000${number}`,
      state,
      amount_minor: row.amount_minor,
      paid_minor: row.amount_minor,
      installments: 1,
      credit_card_id: null,
      card_brand: 'MASTER_CARD',
      card_last_four: '0008',
      decline_reason: state === 'declined' ? 'not_authenticated' : null,
      page_html: null,
      page_url: null,
      page_key_hash: null,
      begun_at: at,
      expires_at: at,
      settled_at: at,
      next_check_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('payment_attempt_items')
    .values({
      attempt_id: id,
      payment_id: row.id,
      customer_id: row.customer_id,
      amount_minor: row.amount_minor,
      is_under_way: false,
    })
    .execute();
  for (const kind of STORIES[state]) {
    const event = await tx
      .insertInto('payment_events')
      .values({
        customer_id: row.customer_id,
        attempt_id: id,
        kind,
        source: 'answer',
        reference: kind === 'created' ? conversation : `90000${number}`,
        amount_minor: kind === 'captured' ? row.amount_minor : null,
        code: kind === 'declined' ? 'not_authenticated' : null,
        agent_id: null,
        note: null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (kind === 'captured') await book(tx, row, event.id, at);
  }
}

async function book(tx: Kysely<Tables>, row: PaidRow, event: number, at: string): Promise<void> {
  const tax = Math.round(row.amount_minor / TAX_SHARE);
  const { customer_id, amount_minor } = row;
  const entry = await tx
    .insertInto('ledger_entries')
    .values({ customer_id, event_id: event, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = { customer_id, entry_id: entry.id };
  await tx
    .insertInto('ledger_lines')
    .values([
      { ...line, account: 'gateway_receivable', amount_minor },
      { ...line, account: 'revenue', amount_minor: tax - amount_minor },
      { ...line, account: 'tax_payable', amount_minor: -tax },
    ])
    .execute();
}

const SHORT_MINOR = 100_00;

/** Inserts an attempt whose captured amount differs from the requested one, for the support desk to resolve. */
async function insertMismatch(tx: Kysely<Tables>, now: Date): Promise<void> {
  const customer_id = account.papatya;
  const [owed] = await tx
    .selectFrom('payments')
    .select(['id', 'amount_minor'])
    .where('customer_id', '=', customer_id)
    .where('status', '=', 'pending')
    .orderBy('id')
    .limit(1)
    .execute();
  if (!owed) return;
  const at = new Date(now.getTime() - DAY_MS).toISOString();
  const conversation = `demo-attempt-${customer_id}-${owed.id}`;
  const paid = owed.amount_minor - SHORT_MINOR;
  const { id } = await tx
    .insertInto('payment_attempts')
    .values({
      customer_id,
      customer_user_id: null,
      conversation_id: conversation,
      gateway: 'sandbox',
      gateway_reference: '900099',
      state: 'needs_person',
      amount_minor: owed.amount_minor,
      paid_minor: owed.amount_minor,
      installments: 1,
      credit_card_id: null,
      card_brand: 'TROY',
      card_last_four: '0000',
      decline_reason: null,
      page_html: null,
      page_url: null,
      page_key_hash: null,
      begun_at: at,
      expires_at: at,
      settled_at: null,
      next_check_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: payment_id, amount_minor } = owed;
  await tx
    .insertInto('payment_attempt_items')
    .values({ attempt_id: id, payment_id, customer_id, amount_minor })
    .execute();
  const events = await tx
    .insertInto('payment_events')
    .values(
      (['created', 'page_given', 'returned', 'mismatched'] as const).map((kind) => ({
        customer_id,
        attempt_id: id,
        kind,
        source: 'answer' as const,
        reference: kind === 'created' ? conversation : '900099',
        amount_minor: kind === 'mismatched' ? paid : null,
        code: kind === 'mismatched' ? 'amount' : null,
        agent_id: null,
        note: null,
        created_at: at,
      })),
    )
    .returning(['id', 'kind'])
    .execute();
  const event = events.find(({ kind }) => kind === 'mismatched');
  if (!event) return;
  const entry = await tx
    .insertInto('ledger_entries')
    .values({ customer_id, event_id: event.id, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = { customer_id, entry_id: entry.id };
  await tx
    .insertInto('ledger_lines')
    .values([
      { ...line, account: 'gateway_receivable', amount_minor: paid },
      { ...line, account: 'suspense', amount_minor: -paid },
    ])
    .execute();
}

/** Inserts the attempts of two customers' latest payments, one of them failed. */
export async function writeAttempts(tx: Kysely<Tables>, now: Date): Promise<void> {
  const { rows } = await sql<PaidRow>`
    select id, customer_id, amount_minor, status, coalesce(paid_at::date, created_at::date)::text as due_date
    from payments
    where customer_id in (${account.yildirim}, ${account.zeynep}) and kind = 'package'
      and status in ('paid', 'failed') order by due_date desc, id limit 8`.execute(tx);
  const { rows: others } = await sql<PaidRow>`
    select id, customer_id, amount_minor, status, paid_at::date::text as due_date from payments
    where customer_id = ${account.zeynep} and status = 'paid' order by id desc limit 2`.execute(tx);
  const ids = new Set(rows.map(({ id }) => id));
  const all = [...rows, ...others.filter(({ id }) => !ids.has(id))];
  for (const [index, row] of all.entries()) await insertAttempts(tx, row, index + 1);
  await insertMismatch(tx, now);
}
