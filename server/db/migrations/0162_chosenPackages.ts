import { sql, type Kysely } from 'kysely';

/** Turns chosen packages that are not paid from debts into choices, which are not due on any day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update payments set status = case status when 'overdue' then 'pending' else status end, due_date = null,
      version = version + 1, updated_at = now()
    where kind = 'upgrade' and status in ('pending', 'failed', 'overdue')`.execute(db);
  await sql`
    update customers c set has_debt = false, updated_at = now()
    where c.has_debt and not exists (select from payments p where p.customer_id = c.id and p.status = 'overdue')`.execute(
    db,
  );
}
