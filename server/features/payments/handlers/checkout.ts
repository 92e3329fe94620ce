import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { ApiError, invalid, notFound, refused } from '../../../http/apiError.ts';
import { AfterCommit, type Handlers, type Language, type Tx } from '../../../http/call.ts';
import { giveUpPayments } from '../giveUpPayments.ts';
import { hasOnlyLinkedPayments } from '../hasOnlyLinkedPayments.ts';
import { isUnpaid, readPayments } from '../payments.ts';
import { attemptView } from '../view.ts';

const NAMES = { sandbox: 'Deneme Ödeme', iyzico: 'iyzico', closed: '' } as const;

async function productsIn(tx: Tx, language: Language): Promise<Schemas['PaymentProduct'][]> {
  const { rows } = await sql<Schemas['PaymentProduct']>`
    select id, code, words ->> ${language}::text as name, price_minor as "priceMinor", months
    from products where is_offered order by price_minor limit 20`.execute(tx);
  return rows;
}

/** Returns those of the payments with an attempt under way. */
async function idsUnderWay(
  tx: Tx,
  payments: readonly Pick<Schemas['Payment'], 'id'>[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select payment_id as id from payment_attempt_items
    where is_under_way and payment_id = any(${payments.map(({ id }) => id)}::bigint[]) order by payment_id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Returns the provider of a package; by default the user's only one. */
function pageOf(chosen: number | null | undefined, own: readonly number[]): number {
  const id = chosen ?? (own.length === 1 ? own[0] : undefined);
  if (id === undefined) throw invalid({ path: 'providerId', code: 'required' });
  if (!own.includes(id)) throw invalid({ path: 'providerId', code: 'not_own' });
  return id;
}

export const checkoutHandlers = {
  async getCheckout(tx, { principal, ports, language }) {
    const { kind, fieldsUrl } = ports.payments;
    const attempt = await tx
      .selectFrom('payment_attempts')
      .selectAll()
      .where('customer_id', '=', principal.customerId)
      .where(hasOnlyLinkedPayments)
      .where('state', 'in', ['created', 'awaiting_3ds', 'authorizing', 'unknown', 'needs_person'])
      .orderBy((eb) => eb('state', 'in', ['unknown', 'needs_person']))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const payments = await readPayments(tx, isUnpaid, sql`p.due_date nulls last, p.id`);
    return {
      data: {
        gateway: { isOpen: kind !== 'closed', name: NAMES[kind], fieldsUrl: fieldsUrl ?? null },
        payments,
        paymentIdsUnderWay: await idsUnderWay(tx, payments),
        products: await productsIn(tx, language),
        attempt: attempt ? await attemptView(tx, attempt) : null,
      },
    };
  },

  async listPaymentInstallments(_tx, { query, ports }) {
    const { amountMinor, bin } = query;
    const once = [{ count: 1, monthlyMinor: amountMinor, totalMinor: amountMinor }];
    return new AfterCommit(async () => {
      const found = await ports.payments.installments(bin, amountMinor);
      return { data: found?.length ? found.slice(0, 36) : once };
    });
  },

  async createPayment(tx, { body, principal, now, language }) {
    const product = await tx
      .selectFrom('products')
      .selectAll()
      .where('id', '=', body.productId)
      .where('is_offered', '=', true)
      .executeTakeFirst();
    if (!product) throw invalid({ path: 'productId', code: 'config' });
    const providerId = pageOf(body.providerId, principal.providerIds);
    await sql`select pg_advisory_xact_lock(hashtext(${`payments ${principal.customerId}`}))`.execute(
      tx,
    );
    const [waiting] = await readPayments(
      tx,
      sql`p.kind = 'upgrade' and ${isUnpaid}
        and p.product_id = ${product.id} and p.provider_id = ${providerId}`,
    );
    if (waiting) return { data: waiting };
    const { id } = await tx
      .insertInto('payments')
      .values({
        customer_id: principal.customerId,
        provider_id: providerId,
        amount_minor: product.price_minor,
        status: 'pending',
        kind: 'upgrade',
        description: product.words[language],
        product_id: product.id,
        method: null,
        due_date: null,
        paid_at: null,
        paid_minor: null,
        period_start: null,
        period_end: null,
        couple_name: null,
        wedding_date: null,
        note: null,
        created_at: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [made] = await readPayments(tx, sql`p.id = ${id}`);
    if (!made) throw new ApiError('internal');
    return { data: made };
  },

  async deletePayment(tx, { params, principal, now }) {
    const payment = await tx
      .selectFrom('payments')
      .select(['id', 'kind'])
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!payment) throw notFound();
    const { customerId } = principal;
    const isChoice = payment.kind === 'upgrade';
    const count = isChoice ? await giveUpPayments(tx, { customerId, ids: [payment.id], now }) : 0;
    if (count === 0) throw refused('state');
    return { data: {} };
  },
} satisfies Partial<Handlers>;
