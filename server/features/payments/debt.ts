import { sql } from 'kysely';
import type { Tx } from '../../http/call.ts';
import { dayIn } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';

/** Condition for unpaid payments that are debts once their day has passed; a chosen package is not a debt. */
const isDue = sql`status in ('pending', 'failed') and kind <> 'upgrade'`;

/** Marks a customer's past payments as overdue and updates whether the customer has a debt. */
export async function updateDebt(tx: Tx, customerId: number, now: Date): Promise<void> {
  const [at, today] = [now.toISOString(), dayIn(zone, now)];
  await sql`
    update payments set status = 'overdue', version = version + 1, updated_at = ${at}
    where customer_id = ${customerId} and ${isDue} and due_date < ${today}::date`.execute(tx);
  await sql`
    update customers c set has_debt = d.owes, updated_at = ${at}
    from (select exists (select from payments where customer_id = ${customerId} and status = 'overdue') as owes) d
    where c.id = ${customerId} and c.has_debt <> d.owes`.execute(tx);
}

/** Updates the payment states of all customers, once a day. Planned payments due within 14 days become pending. */
export async function updatePaymentStates(tx: Tx, now: Date): Promise<void> {
  const [at, today] = [now.toISOString(), dayIn(zone, now)];
  await sql`
    update payments set status = 'pending', version = version + 1, updated_at = ${at}
    where status = 'planned' and due_date <= ${today}::date + 14`.execute(tx);
  await sql`
    update payments set status = 'overdue', version = version + 1, updated_at = ${at}
    where ${isDue} and due_date < ${today}::date`.execute(tx);
  await sql`
    update customers c set has_debt = not c.has_debt, updated_at = ${at}
    where c.has_debt <> exists (select from payments p where p.customer_id = c.id and p.status = 'overdue')`.execute(
    tx,
  );
}
