import { sql, type Expression, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export interface Tenant {
  customerId: number;
  userId: number;
}

/**
 * From here to the end of the transaction every statement runs as the role `panel_app`,
 * which sees and writes this customer's rows alone in the tables made by tenantTable().
 */
export async function asTenant(trx: Transaction<Tables>, tenant: Tenant): Promise<void> {
  await sql`select ${becomeTenant(sql.val(String(tenant.customerId)), sql.val(String(tenant.userId)))}`.execute(
    trx,
  );
}

/** The same as an expression, for a statement that finds out who the tenant is. */
export function becomeTenant(
  customerId: Expression<unknown>,
  userId: Expression<unknown>,
): RawBuilder<string> {
  return sql`concat(set_config('role', 'panel_app', true),
    set_config('app.customer_id', (${customerId})::text, true),
    set_config('app.user_id', (${userId})::text, true))`;
}

/** For migrations: rows belong to the customer in column `customer_id`, and the database keeps them apart. */
export async function tenantTable(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  const own = sql`customer_id = nullif(current_setting('app.customer_id', true), '')::bigint`;
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`
    create policy own_customer on ${name} for all to panel_app
      using (${own}) with check (${own})`.execute(db);
  await sharedTable(db, table, ['select', 'insert', 'update', 'delete']);
}

type Privilege = 'select' | 'insert' | 'update' | 'delete';

/** For migrations: what a tenant may do with a table that belongs to no customer; without this, nothing. */
export async function sharedTable(
  db: Kysely<unknown>,
  table: string,
  privileges: readonly [Privilege, ...Privilege[]],
): Promise<void> {
  const list = sql.raw(privileges.join(', '));
  await sql`grant ${list} on ${sql.table(table)} to panel_app`.execute(db);
  if (privileges.includes('insert')) await grantSequences(db, table);
}

async function grantSequences(db: Kysely<unknown>, table: string): Promise<void> {
  const sequences = await sql<{ name: string }>`
    select s.oid::regclass::text as name
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
    where d.refobjid = ${table}::regclass and d.deptype in ('a', 'i')`.execute(db);
  for (const { name } of sequences.rows) {
    await sql`grant usage on sequence ${sql.raw(name)} to panel_app`.execute(db);
  }
}
