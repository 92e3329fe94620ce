import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';

/** Statuses of payments that wait to be paid. */
const UNPAID = ['pending', 'overdue', 'failed'];

/** Condition on payments as `p` that wait to be paid. */
export const isUnpaid: RawBuilder<boolean> = sql`p.status = any(${UNPAID}::text[])`;

/** Returns payments in the contract's shape, at most a hundred. */
export async function readPayments(
  tx: Tx,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`p.id`,
): Promise<Schemas['Payment'][]> {
  const { rows } = await sql<Schemas['Payment']>`
    select p.id, p.version, p.provider_id as "providerId", p.description, p.amount_minor as "amountMinor",
      p.status, p.kind, p.method, p.due_date as "dueDate", p.paid_at as "paidAt", p.installments,
      p.installment_minor as "installmentMinor", p.tax_minor as "taxMinor", p.total_minor as "totalMinor",
      p.recurring_month as "recurringMonth", p.product_id as "productId", p.period_start as "periodStart",
      p.period_end as "periodEnd", p.couple_name as "coupleName", p.wedding_date as "weddingDate", p.note,
      p.created_at as "createdAt"
    from payments p where ${where} order by ${order} limit 100`.execute(tx);
  return rows;
}
