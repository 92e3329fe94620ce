import { sql, type Expression, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export interface Tenant {
  customerId: number;
  userId: number;
}

/**
 * Switches the transaction to the role `panel_app`, which reads and writes only this customer's rows in tables made
 * by tenantTable(), and only rows of this user's providers in tables made by scopeToProviders().
 */
export async function asTenant(trx: Transaction<Tables>, tenant: Tenant): Promise<void> {
  const { customerId, userId } = tenant;
  const linked = sql`array(select provider_id from customer_user_providers where customer_user_id = ${userId})`;
  await sql`select ${tenantSwitch(sql.val(String(customerId)), sql.val(String(userId)), linked)}`.execute(
    trx,
  );
}

/** Returns the same as an SQL expression, for a statement that computes the tenant. */
export function tenantSwitch(
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
 * Runs statements on the rows of every provider of the customer, to keep rows consistent that the user has no
 * access to. The result must not be returned to the caller of the API.
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
  // After an error the transaction is aborted together with its settings.
  await sql`select set_config('app.provider_ids', ${rows[0]?.before ?? ''}, true)`.execute(trx);
  return done;
}

/** Restricts rows to the customer in column `customer_id` by row-level security (for migrations). */
export async function tenantTable(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  const own = sql`customer_id = nullif(current_setting('app.customer_id', true), '')::bigint`;
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`
    create policy own_customer on ${name} for all to panel_app
      using (${own}) with check (${own})`.execute(db);
  await sharedTable(db, table, ['select', 'insert', 'update', 'delete']);
}

/** Link from a row to its provider: a column of its own, or a foreign key to a record with such a column. */
export type ProviderColumn = 'provider_id' | { column: string; of: string };

/**
 * Condition for rows of the user's providers. The subquery is evaluated once per statement; the setting itself would
 * be parsed for every row. `in` is a hash lookup beside the conditions of a query, which alone choose its indexes;
 * `any` would be another such condition, with a wrong estimate.
 */
export const withinProviders: RawBuilder<boolean> = sql`
  provider_id is null
    or provider_id in (select unnest(nullif(current_setting('app.provider_ids', true), '')::bigint[]))`;

/**
 * Restricts rows of a tenant's table to users with access to their provider (for migrations). Rows without a
 * provider belong to the whole customer.
 */
export async function scopeToProviders(
  db: Kysely<unknown>,
  table: string,
  by: ProviderColumn,
): Promise<void> {
  const within =
    by === 'provider_id'
      ? withinProviders
      : sql`${sql.ref(`${table}.${by.column}`)} is null
          or exists (select from ${sql.table(by.of)} parent where parent.id = ${sql.ref(`${table}.${by.column}`)})`;
  await sql`
    create policy linked_providers on ${sql.table(table)} as restrictive for all to panel_app
      using (${within}) with check (${within})`.execute(db);
}

type Privilege = 'select' | 'insert' | 'update' | 'delete';

/** Grants the tenants' role privileges on a table without a customer (for migrations); it has none by default. */
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
    where d.refclassid = 'pg_class'::regclass and d.refobjid = ${table}::regclass and d.deptype in ('a', 'i')`.execute(
    db,
  );
  for (const { name } of sequences.rows) {
    await sql`grant usage on sequence ${sql.raw(name)} to panel_app`.execute(db);
  }
}
