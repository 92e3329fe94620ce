import { sql, type Expression, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export interface Tenant {
  customerId: number;
  userId: number;
}

/**
 * From here to the end of the transaction every statement runs as the role `panel_app`,
 * which sees and writes this customer's rows alone in the tables made by tenantTable(),
 * and in those made by scopeToProviders() the rows of this user's providers alone.
 */
export async function asTenant(trx: Transaction<Tables>, tenant: Tenant): Promise<void> {
  const { customerId, userId } = tenant;
  const linked = sql`array(select provider_id from customer_user_providers where customer_user_id = ${userId})`;
  await sql`select ${becomeTenant(sql.val(String(customerId)), sql.val(String(userId)), linked)}`.execute(
    trx,
  );
}

/** The same as an expression, for a statement that finds out who the tenant is. */
export function becomeTenant(
  customerId: Expression<unknown>,
  userId: Expression<unknown>,
  providerIds: Expression<unknown>,
): RawBuilder<string> {
  return sql`concat(set_config('role', 'panel_app', true),
    set_config('app.customer_id', (${customerId})::text, true),
    set_config('app.user_id', (${userId})::text, true),
    set_config('app.provider_ids', (${providerIds})::text, true))`;
}

/**
 * Runs statements on the rows of every provider of the account, for what must stay true on those
 * that the user is not linked to. Returns nothing of them to the caller of the API.
 */
export async function acrossProviders<T>(
  trx: Transaction<Tables>,
  customerId: number,
  work: () => Promise<T>,
): Promise<T> {
  const all = sql`array(select id from providers where customer_id = ${customerId})::text`;
  const { rows } = await sql<{ before: string }>`
    with scope as materialized (select current_setting('app.provider_ids', true) as before)
    select before, set_config('app.provider_ids', ${all}, true) from scope`.execute(trx);
  const done = await work();
  // After an error the transaction is over, and its settings with it.
  await sql`select set_config('app.provider_ids', ${rows[0]?.before ?? ''}, true)`.execute(trx);
  return done;
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

/**
 * Link from a row to its provider: a column of its own, or the record with such a column that the row
 * belongs to.
 */
export type ProviderColumn = 'provider_id' | { column: string; of: string };

/**
 * For migrations: rows of a tenant's table belong to a provider, and users reach those of the providers
 * that they are linked to. Rows without a provider belong to the whole account.
 */
export async function scopeToProviders(
  db: Kysely<unknown>,
  table: string,
  by: ProviderColumn,
): Promise<void> {
  // A subquery is evaluated once a statement, the setting itself would be parsed for every row.
  const linked = sql`(select nullif(current_setting('app.provider_ids', true), '')::bigint[])::bigint[]`;
  const within =
    by === 'provider_id'
      ? sql`provider_id is null or provider_id = any (${linked})`
      : sql`${sql.ref(`${table}.${by.column}`)} is null
          or exists (select from ${sql.table(by.of)} parent where parent.id = ${sql.ref(`${table}.${by.column}`)})`;
  await sql`
    create policy linked_providers on ${sql.table(table)} as restrictive for all to panel_app
      using (${within}) with check (${within})`.execute(db);
}

/** Returns whether scopeToProviders() has run on the table. */
export async function isScopedToProviders(db: Kysely<unknown>, table: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_policies where tablename = ${table} and policyname = 'linked_providers'`.execute(
    db,
  );
  return rows.length > 0;
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
