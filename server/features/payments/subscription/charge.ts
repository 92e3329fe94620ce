import { sql } from 'kysely';
import type { Language, Tx } from '../../../http/call.ts';
import { addDays, dayIn } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';

/** Days before a period begins from which on its payment can be made. */
const AHEAD_DAYS = 7;

/** A payment that a subscription asked for. */
export interface Charged {
  id: number;
  customerId: number;
  description: string;
  amountMinor: number;
  dueDate: string;
}

/**
 * Asks for the next period of each subscription that is due within a week: a payment that waits, never a charge
 * of a card, since its code is typed each time. Of processes that do it at once one finds the period.
 * @param id of one subscription; without it of all
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
    on conflict (subscription_id, period_start) where subscription_id is not null do nothing
    returning id, customer_id as "customerId", description, amount_minor as "amountMinor", due_date as "dueDate"`.execute(
    tx,
  );
  return rows;
}
