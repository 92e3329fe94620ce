import { Migrator, sql, type Kysely, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/connection.ts';
import { prepared } from '../../../server/db/prepared.ts';
import type { Tables } from '../../../server/db/tables.ts';
import { asTenant, sharedTable, tenantTable } from '../../../server/db/tenant.ts';
import { testDatabase } from '../../support/database.ts';

const ayse = { customerId: 1, userId: 11 };
const burak = { customerId: 2, userId: 22 };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table halls (id bigserial primary key, customer_id bigint not null, name text)`.execute(
    db,
  );
  await sql`create table towns (name text)`.execute(db);
  await sql`create table secrets (name text)`.execute(db);
  await tenantTable(db, 'halls');
  await sharedTable(db, 'towns', ['select']);
}

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  const { kysely } = database;
  const { error } = await new Migrator({
    db: kysely,
    provider: { getMigrations: async () => ({ tables: { up } }) },
    migrationTableName: 'test_migration',
  }).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('not migrated', { cause: error });
  await sql`insert into halls (customer_id, name) values (1, 'Ayşe 1'), (1, 'Ayşe 2'), (2, 'Burak 1')`.execute(
    kysely,
  );
  await sql`insert into towns values ('Bursa')`.execute(kysely);
});
afterAll(() => database.close());

function inTransaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return database.kysely.transaction().execute(work);
}

async function names(trx: Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from halls order by id`.execute(trx);
  return rows.map(({ name }) => name);
}

test('the role without a tenant sees no rows', async () => {
  const rows = await inTransaction(async (trx) => {
    await sql`select set_config('role', 'panel_app', true)`.execute(trx);
    return names(trx);
  });
  expect(rows).toEqual([]);
});

test('a prepared statement returns the rows of its own transaction alone', async () => {
  const read = (tenant?: typeof ayse) =>
    inTransaction(async (trx) => {
      if (tenant) await asTenant(trx, tenant);
      const query = sql<{ name: string }>`select name from halls where id > ${0} order by id`;
      const { rows } = await prepared(query).execute(trx);
      return rows.map(({ name }) => name);
    });
  for (let round = 0; round < 20; round += 1) {
    expect(await read()).toEqual(['Ayşe 1', 'Ayşe 2', 'Burak 1']);
    expect(await read(ayse)).toEqual(['Ayşe 1', 'Ayşe 2']);
    expect(await read(burak)).toEqual(['Burak 1']);
  }
});

test('a tenant sees its own rows', async () => {
  const rows = await inTransaction(async (trx) => {
    await asTenant(trx, ayse);
    return names(trx);
  });
  expect(rows).toEqual(['Ayşe 1', 'Ayşe 2']);
});

test('a tenant writes its own rows, with ids from the sequence', async () => {
  const done = inTransaction(async (trx) => {
    await asTenant(trx, burak);
    await sql`insert into halls (customer_id, name) values (2, 'Burak 2')`.execute(trx);
    await sql`delete from halls where name = 'Burak 2'`.execute(trx);
    return names(trx);
  });
  expect(await done).toEqual(['Burak 1']);
});

test.each([
  ["insert into halls (customer_id, name) values (2, 'planted')"],
  ["update halls set customer_id = 2 where name = 'Ayşe 1'"],
])("another's id is refused: %s", async (statement) => {
  const refused = inTransaction(async (trx) => {
    await asTenant(trx, ayse);
    await sql.raw(statement).execute(trx);
  });
  await expect(refused).rejects.toMatchObject({ code: '42501' });
});

test("another's rows cannot be changed or deleted", async () => {
  const counts = await inTransaction(async (trx) => {
    await asTenant(trx, ayse);
    const update = await sql`update halls set name = 'mine' where customer_id = 2`.execute(trx);
    const remove = await sql`delete from halls where name = 'Burak 1'`.execute(trx);
    return [update.numAffectedRows, remove.numAffectedRows];
  });
  expect(counts).toEqual([0n, 0n]);
});

test('shared tables allow only the granted access', async () => {
  const refused = (statement: string) =>
    inTransaction(async (trx) => {
      await asTenant(trx, ayse);
      await sql.raw(statement).execute(trx);
    });
  await refused('select * from towns');
  await expect(refused("insert into towns values ('x')")).rejects.toMatchObject({ code: '42501' });
  await expect(refused('select * from secrets')).rejects.toMatchObject({ code: '42501' });
});

test('the user id is available to the database', async () => {
  const user = await inTransaction(async (trx) => {
    await asTenant(trx, burak);
    return sql<{ id: string }>`select current_setting('app.user_id') as id`.execute(trx);
  });
  expect(user.rows).toEqual([{ id: '22' }]);
});

test('400 alternating transactions over one pool never mix, and leave no settings behind', async () => {
  const stops = new Error('stop');
  const work = Array.from({ length: 400 }, async (_, index) => {
    const tenant = index % 2 === 0 ? ayse : burak;
    const seen: string[][] = [];
    await inTransaction(async (trx) => {
      await asTenant(trx, tenant);
      seen.push(await names(trx));
      if (index % 3 === 0) throw stops;
    }).catch((error: unknown) => {
      if (error !== stops) throw error;
    });
    expect(seen).toEqual([tenant === ayse ? ['Ayşe 1', 'Ayşe 2'] : ['Burak 1']]);
    const { rows } = await sql<{ plain: boolean; customer: string }>`
      select current_user = session_user as plain,
             coalesce(current_setting('app.customer_id', true), '') as customer`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ plain: true, customer: '' }]);
  });
  await Promise.all(work);
});
