import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureCollections } from '../../../server/crud/ensureCollections.ts';
import type { Database } from '../../../server/db/connection.ts';
import { testDatabase } from '../../support/database.ts';
import { contractWithShelves } from './shelfContract.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await ensureCollections(db, contractWithShelves());
  await sql`insert into customers (id, name) values (1, 'Yıldırım')`.execute(db.kysely);
  await sql`insert into shelf_items (customer_id, label) values (1, 'Eski')`.execute(db.kysely);
});
afterAll(() => db.close());

async function indexes(): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select regexp_replace(indexdef, '^.* USING ', '') as definition from pg_indexes
    where tablename = 'shelf_items' order by indexname`.execute(db.kysely);
  return rows.map(({ definition }) => definition);
}

test('every filter and sort key has an index that begins with the customer', async () => {
  expect(await indexes()).toEqual([
    'btree (customer_id, color, id)',
    'btree (customer_id, is_fragile, id)',
    'btree (customer_id, provider_id, id)',
    'btree (customer_id, shelf_id, id)',
    'btree (customer_id, made_on DESC NULLS LAST, id DESC)',
    'btree (customer_id, price DESC NULLS LAST, id DESC)',
    'btree (customer_id, id)',
    'btree (id)',
    'gin (search_key gin_trgm_ops)',
    'btree (customer_id, created_at, id)',
    'btree (customer_id, label COLLATE tr_sort, id)',
    'btree (customer_id, made_on, id)',
    'btree (customer_id, price, id)',
  ]);
});

test('a second start changes nothing', async () => {
  const before = await indexes();
  await ensureCollections(db, contractWithShelves());
  expect(await indexes()).toEqual(before);
});

test('a changed contract adds its columns, with defaults in old rows', async () => {
  const rating = { type: 'integer', default: 3 };
  const tags = { type: 'array', items: { type: 'string' }, default: ['yeni'] };
  const note = { type: ['string', 'null'] };
  await ensureCollections(
    db,
    contractWithShelves({ rating, tags, note }, ['rating', 'tags', 'note']),
  );
  const { rows } = await sql`select label, rating, tags, note from shelf_items`.execute(db.kysely);
  expect(rows).toEqual([{ label: 'Eski', rating: 3, tags: ['yeni'], note: null }]);
});

test('a new required field, or another type, stops the start and changes nothing', async () => {
  const bare = contractWithShelves({ owner: { type: 'string' } }, ['owner']);
  await expect(ensureCollections(db, bare)).rejects.toThrow('the new owner would leave out');
  const other = contractWithShelves({ rating: { type: 'string', default: '' } });
  await expect(ensureCollections(db, other)).rejects.toThrow(
    'rating is text in the contract and bigint',
  );
  const { rows } =
    await sql`select 1 from information_schema.columns where table_name = 'shelf_items' and column_name = 'owner'`.execute(
      db.kysely,
    );
  expect(rows).toEqual([]);
});

test('a reference to an unknown table stops the start', async () => {
  const lost = contractWithShelves({ boxId: { type: ['integer', 'null'], 'x-ref': 'boxes' } });
  await expect(ensureCollections(db, lost)).rejects.toThrow(
    'boxId points at boxes, which has no table',
  );
});

test('the search follows the declared text fields', async () => {
  const found = async () => {
    const { rows } = await sql<{
      search_key: string;
    }>`select search_key from shelf_items`.execute(db.kysely);
    return rows.map(({ search_key }) => search_key);
  };
  expect(await found()).toEqual(['eski']);
  const motto = { type: ['string', 'null'], 'x-search': true, default: 'Işık' };
  const creed = { type: 'string', 'x-search': true, default: 'Sade' };
  await ensureCollections(db, contractWithShelves({ motto, creed }));
  expect(await found()).toEqual(['isik sade']);
  expect(await indexes()).toContain('gin (search_key gin_trgm_ops)');
  await ensureCollections(db, contractWithShelves({ motto }));
  expect(await found()).toEqual(['isik']);
});

test('a new order numbers existing records, and a new uniqueness requires them to differ', async () => {
  await sql`insert into shelf_items (customer_id, label) values (1, 'Eski')`.execute(db.kysely);
  const place = { type: 'integer', readOnly: true, 'x-order': true };
  await ensureCollections(db, contractWithShelves({ place }));
  const { rows } = await sql`select place from shelf_items order by id`.execute(db.kysely);
  expect(rows).toEqual([{ place: 1 }, { place: 2 }]);
  const tag = { type: 'string', default: 'x', 'x-unique': true };
  await expect(ensureCollections(db, contractWithShelves({ tag }))).rejects.toThrow(
    'there are records with the same tag',
  );
});
