import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/connection.ts';
import { configLists, seedReference } from '../../../server/db/seed/reference.ts';
import { CONFIG_LISTS } from '../../../src/data/configLists.ts';
import { testDatabase } from '../../support/database.ts';

let db: Database;
let indexesBefore: unknown[];
beforeAll(async () => {
  db = await testDatabase();
  indexesBefore = await rows(INDEXES);
  await seedReference(db);
});
afterAll(() => db.close());

const INDEXES = `select indexdef from pg_indexes where schemaname = 'public' order by indexdef`;

async function rows(query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(db.kysely)).rows;
}

test('contains all provinces by plate number, districts and neighbourhoods of Turkey', async () => {
  const [counts] = await rows(`
    select (select count(*) from cities) as cities, (select count(*) from districts) as districts,
      (select count(*) from neighborhoods) as neighborhoods`);
  expect(counts).toEqual({ cities: 81, districts: 973, neighborhoods: 73_305 });
  expect(await rows(`select name from cities where id in (6, 16, 34, 35) order by id`)).toEqual([
    { name: 'Ankara' },
    { name: 'Bursa' },
    { name: 'İstanbul' },
    { name: 'İzmir' },
  ]);
});

test('seeding the places keeps every index', async () => {
  expect(await rows(INDEXES)).toEqual(indexesBefore);
});

test('districts and neighbourhoods are in their parents, with ids in Turkish order', async () => {
  const inPlace = await rows(`
    select n.name, d.name as district, c.name as city from neighborhoods n
    join districts d on d.id = n.district_id join cities c on c.id = d.city_id
    where n.name like 'Anadolu Hisarı%'`);
  expect(inPlace).toEqual([{ name: 'Anadolu Hisarı Mah', district: 'Beykoz', city: 'İstanbul' }]);
  const sorted = await rows(`
    select count(*) as wrong from (
      select id, lag(id) over (partition by city_id order by name collate tr_sort) as before from districts
    ) d where before > id`);
  expect(sorted).toEqual([{ wrong: 0 }]);
});

test('every configuration list has entries with names in four languages', async () => {
  const found = await rows(`
    select distinct item_type as name from config_items
    where words ?& array['tr', 'en', 'de', 'ar'] order by 1`);
  const lists = Object.keys(configLists).map((name) => ({ name }));
  expect(found).toHaveLength(lists.length);
  expect(found).toEqual(expect.arrayContaining(lists));
  expect(lists).toHaveLength(CONFIG_LISTS.length);
  const blank = await rows(`
    select item_type, item_id from config_items, jsonb_each_text(words) w where trim(w.value) = ''`);
  expect(blank).toEqual([]);
});

test('a second start changes nothing but updated names', async () => {
  const before = await rows('select item_type, item_id, words from config_items order by id');
  await rows(`update config_items set words = '{"tr": "eski"}' where item_id = 'wedding'`);
  await rows(`insert into config_items (item_type, item_id, position, words)
    values ('organization_type', 'own', 99, '{"tr": "Kendi"}')`);
  await rows(`insert into customers (id, name) values (1, 'Yıldırım')`);
  await seedReference(db);
  const after = await rows(`
    select item_type, item_id, words from config_items where item_id <> 'own' order by id`);
  expect(after).toEqual(before);
  expect(await rows(`select 1 from config_items where item_id = 'own'`)).toHaveLength(1);
  expect(await rows('select count(*) as n from neighborhoods')).toEqual([{ n: 73_305 }]);
});
