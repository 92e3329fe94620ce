import type { Tx } from '../../http/call.ts';
import { addDays, addMonths, type Day } from '../../time/day.ts';

export interface OwedPackage {
  customerId: number;
  providerId: number;
  /** Name of the package in the buyer's language. */
  description: string;
  amountMinor: number;
  /** Paid month of the package, from 1; the first one is announced. */
  month: number;
  /** First day of that month, when it is due. */
  from: Day;
}

/** Inserts a pending payment for one month of a provider's package. */
export async function owePackage(
  tx: Tx,
  { customerId, providerId, description, amountMinor, month, from }: OwedPackage,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      customer_id: customerId,
      provider_id: providerId,
      amount_minor: amountMinor,
      status: 'pending',
      kind: 'package',
      description,
      recurring_month: month,
      product_id: null,
      method: null,
      due_date: from,
      paid_at: null,
      paid_minor: null,
      period_start: from,
      period_end: addDays(addMonths(from, 1), -1),
      couple_name: null,
      wedding_date: null,
      note: null,
      created_at: now.toISOString(),
    })
    .execute();
}
