import { sql } from 'kysely';
import type { Language, Tx } from '../../../http/call.ts';
import { addDays, dayIn } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';

/** Days before the start of a period when its payment is created. */
const AHEAD_DAYS = 7;

/** Payment created by a subscription. */
export interface Charged {
  id: number;
  customerId: number;
  description: string;
  amountMinor: number;
  dueDate: string;
}

/**
 * Creates the payment of each subscription's next period that starts within a week. It is pending and never
 * charged automatically, because 3-D Secure requires the buyer. Concurrent processes create it once. A payment of the
 * same period that was cancelled becomes pending again.
 * @param id of one subscription; all without it
 */
export async function chargeDue(
  tx: Tx,
  { now, language, id }: { now: Date; language: Language; id?: number },
): Promise<Charged[]> {
  const today = dayIn(zone, now);
  const at = now.toISOString();
  const { rows } = await sql<Charged>`
    with due as (
      select s.id, s.customer_id, s.product_id, s.next_charge_on as first_day, p.words, p.price_minor,
        (s.next_charge_on + make_interval(months => p.months::int))::date as next_day
      from subscriptions s join products p on p.id = s.product_id
      where s.status = 'active' and s.next_charge_on <= ${addDays(today, AHEAD_DAYS)}::date
        and ${id === undefined ? sql`true` : sql`s.id = ${id}`}
      for update of s
    ), moved as (
      update subscriptions s set next_charge_on = due.next_day, version = s.version + 1, updated_at = ${at}
      from due where s.id = due.id
    )
    insert into payments (customer_id, amount_minor, status, kind, description, product_id, subscription_id,
      due_date, period_start, period_end, created_at)
    select customer_id, price_minor, 'pending', 'renewal', words ->> ${language}::text, product_id, id,
      greatest(first_day, ${today}::date), first_day, next_day - 1, ${at}::timestamptz
    from due
    on conflict (subscription_id, period_start) where subscription_id is not null do update
      set status = 'pending', amount_minor = excluded.amount_minor, description = excluded.description,
        due_date = excluded.due_date, period_end = excluded.period_end, version = payments.version + 1, updated_at = ${at}
      where payments.status = 'cancelled'
    returning id, customer_id as "customerId", description, amount_minor as "amountMinor", due_date as "dueDate"`.execute(
    tx,
  );
  return rows;
}
