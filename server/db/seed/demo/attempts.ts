import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { account } from './accounts.ts';

const TAX_SHARE = 6;

/** The gateway's answers to an attempt, oldest first. */
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

/** Writes an attempt with its events, and what came in into the ledger. */
async function tell(tx: Kysely<Tables>, row: PaidRow, number: number): Promise<void> {
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

/** Writes how the last payments of two accounts were made, and the one that failed. */
export async function writeAttempts(tx: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<PaidRow>`
    select id, customer_id, amount_minor, status, coalesce(paid_at::date, created_at::date)::text as due_date
    from payments
    where customer_id in (${account.yildirim}, ${account.zeynep}) and kind = 'package'
      and status in ('paid', 'failed') order by due_date desc, id limit 8`.execute(tx);
  const { rows: others } = await sql<PaidRow>`
    select id, customer_id, amount_minor, status, paid_at::date::text as due_date from payments
    where customer_id = ${account.zeynep} and status = 'paid' order by id desc limit 2`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const all = [...rows, ...others.filter(({ id }) => !known.has(id))];
  for (const [index, row] of all.entries()) await tell(tx, row, index + 1);
}
