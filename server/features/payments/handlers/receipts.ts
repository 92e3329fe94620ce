import { sql } from 'kysely';
import { ApiError, notFound, refused } from '../../../http/apiError.ts';
import { AfterCommit, type Handlers, type Tx } from '../../../http/call.ts';
import { SentFile } from '../../../http/sentFile.ts';
import { sendReceipt } from '../receipt/sendReceipt.ts';
import { receiptName, renderReceipt, type ReceiptFacts } from '../receipt/renderReceipt.ts';
import { readPayments } from '../payments.ts';

/**
 * Returns the facts of a paid payment.
 * @throws ApiError if it is not paid
 */
async function receiptOf(tx: Tx, id: number): Promise<ReceiptFacts> {
  const { rows } = await sql<ReceiptFacts & { status: string }>`
    select p.id, p.status, p.description, p.amount_minor as "amountMinor", p.tax_minor as "taxMinor",
      p.total_minor as "totalMinor", p.installments, coalesce(p.paid_at, p.created_at) as "paidAt", p.note,
      c.name as "customerName", c.tax_number as "taxNumber", c.billing_address as address,
      a.gateway_reference as reference, a.card_brand as "cardBrand", a.card_last_four as "cardLastFour"
    from payments p join customers c on c.id = p.customer_id
    left join lateral (
      select a.gateway_reference, a.card_brand, a.card_last_four
      from payment_attempts a join payment_attempt_items i on i.attempt_id = a.id
      where i.payment_id = p.id and a.state in ('captured', 'refunding', 'partly_refunded')
      order by a.id limit 1) a on true
    where p.id = ${id}`.execute(tx);
  const [found] = rows;
  if (!found) throw notFound();
  if (found.status !== 'paid') throw refused('not_paid');
  return found;
}

export const receiptHandlers = {
  async getPaymentReceipt(tx, { params, language }) {
    const facts = await receiptOf(tx, params.id);
    return new AfterCommit(async () => {
      const bytes = await renderReceipt(facts, language);
      const file = { bytes, contentType: 'application/pdf' };
      return new SentFile(file, receiptName(facts.id, language));
    });
  },

  async createPaymentAction(tx, call) {
    const { params, principal } = call;
    const facts = await receiptOf(tx, params.id);
    const address = await tx
      .selectFrom('customer_user_contacts')
      .select('value')
      .where('customer_user_id', '=', principal.userId)
      .where('kind', '=', 'email')
      .orderBy('position')
      .executeTakeFirst();
    if (!address) throw refused('no_own_email');
    const [data] = await readPayments(tx, sql`p.id = ${params.id}`);
    if (!data) throw new ApiError('internal');
    return new AfterCommit(
      async () => {
        await sendReceipt(call, address.value, facts);
        return { data };
      },
      { data },
    );
  },
} satisfies Partial<Handlers>;
