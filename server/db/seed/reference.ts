import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import type { Database } from '../connection.ts';
import type { Tables } from '../tables.ts';
import { insertJson, withoutIndexes } from './insertRows.ts';
import { shipTemplates } from './shipTemplates.ts';
import { accountLists } from './reference/accountLists.ts';
import { catalogItems, catalogTypes } from './reference/catalogs.ts';
import { categories } from './reference/categories.ts';
import { holidays } from './reference/holidays.ts';
import { itemOptionGroups } from './reference/itemOptionGroups.ts';
import { leadLists } from './reference/leadLists.ts';
import { pageLists } from './reference/pageLists.ts';
import { EDITION, readPlaces } from './reference/places.ts';
import { signupProducts } from './reference/signupProducts.ts';
import type { Entry } from './reference/words.ts';

/** Every configuration list of the contract. */
export const configLists = {
  ...leadLists,
  ...accountLists,
  ...pageLists,
  allowed_provider_category_ids: categories.map(({ id, words }) => ({ key: String(id), words })),
} satisfies Record<Schemas['ConfigItemType'], Entry[]>;

export interface ReferenceOptions {
  /** Loads the 73,000 neighbourhoods, which take longest and are seldom needed in tests. */
  neighborhoods?: boolean;
}

/**
 * Inserts the data that every deployment needs: configuration lists, categories, options, places, and the shipped
 * templates of existing customers. Safe at every start, by one process at a time: overwrites changed texts and
 * keeps additional entries. Requires the migrations and ensureCollections().
 */
export async function seedReference(
  { kysely }: Pick<Database, 'kysely'>,
  { neighborhoods = true }: ReferenceOptions = {},
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await writeConfigItems(tx);
    await writeCategories(tx);
    await writeHolidays(tx);
    await writeOptionGroups(tx);
    await writeCatalogLists(tx);
    await writeSignupProducts(tx);
    await writePlaces(tx, neighborhoods);
    await shipTemplates(tx, new Date());
  });
}

async function writeConfigItems(tx: Kysely<Tables>): Promise<void> {
  const rows = Object.entries<Entry[]>(configLists).flatMap(([itemType, list]) =>
    list.map(({ key, words }, position) => ({
      item_type: itemType,
      item_id: key,
      position,
      words,
    })),
  );
  await sql`
    insert into config_items as c (item_type, item_id, position, words)
    select item_type, item_id, position, words
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (item_type text, item_id text, position integer, words jsonb)
    on conflict (item_type, item_id) do update set position = excluded.position, words = excluded.words
    where (c.position, c.words) is distinct from (excluded.position, excluded.words)`.execute(tx);
}

async function writeCategories(tx: Kysely<Tables>): Promise<void> {
  const rows = categories.map(({ id, kind, roi, words }, position) => ({
    id,
    kind,
    roi,
    words,
    position,
  }));
  await sql`
    insert into provider_categories as c (id, position, words, category_type, roi_min_lead_count)
    select id, position, words, kind, roi
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id bigint, position integer, words jsonb, kind text, roi integer)
    on conflict (id) do update set position = excluded.position, words = excluded.words,
      category_type = excluded.category_type, roi_min_lead_count = excluded.roi_min_lead_count`.execute(
    tx,
  );
}

async function writeOptionGroups(tx: Kysely<Tables>): Promise<void> {
  await sql`
    insert into item_option_groups as g (id, provider_category_id, name, options)
    select id, provider_category_id, name, options
    from jsonb_to_recordset(${JSON.stringify(itemOptionGroups)}::jsonb)
      as r (id bigint, provider_category_id bigint, name text, options jsonb)
    on conflict (id) do update set name = excluded.name, options = excluded.options,
      provider_category_id = excluded.provider_category_id`.execute(tx);
}

async function writeHolidays(tx: Kysely<Tables>): Promise<void> {
  await sql`
    insert into holidays as h (country, day, kind, is_half_day, is_computed, source)
    select country, day, kind, is_half_day, is_computed, source
    from jsonb_to_recordset(${JSON.stringify(holidays)}::jsonb)
      as r (country text, day date, kind text, is_half_day boolean, is_computed boolean, source text)
    on conflict (country, day, kind) do update set is_half_day = excluded.is_half_day,
      is_computed = excluded.is_computed, source = excluded.source`.execute(tx);
}

async function writeCatalogLists(tx: Kysely<Tables>): Promise<void> {
  await sql`
    insert into catalog_types (id, name)
    select id, name from jsonb_to_recordset(${JSON.stringify(catalogTypes)}::jsonb) as r (id bigint, name text)
    on conflict (id) do update set name = excluded.name`.execute(tx);
  await sql`
    insert into catalog_items (id, name, unit_label, catalog_type_id, provider_category_id)
    select id, name, unit_label, catalog_type_id, provider_category_id
    from jsonb_to_recordset(${JSON.stringify(catalogItems)}::jsonb)
      as r (id bigint, name text, unit_label text, catalog_type_id bigint, provider_category_id bigint)
    on conflict (id) do update set name = excluded.name, unit_label = excluded.unit_label,
      catalog_type_id = excluded.catalog_type_id, provider_category_id = excluded.provider_category_id`.execute(
    tx,
  );
}

async function writeSignupProducts(tx: Kysely<Tables>): Promise<void> {
  await sql`
    insert into signup_products (code, position, is_advised, words, monthly_minor, trial_months, trial_minor,
      next_minor, features, photo_limit, couples_per_month, rivals)
    select code, position, is_advised, words, monthly_minor, trial_months, trial_minor,
      next_minor, features, photo_limit, couples_per_month, rivals
    from jsonb_to_recordset(${JSON.stringify(signupProducts)}::jsonb)
      as r (code text, position integer, is_advised boolean, words jsonb, monthly_minor bigint, trial_months integer,
        trial_minor bigint, next_minor bigint, features text[], photo_limit integer, couples_per_month integer, rivals integer)
    on conflict (code) do nothing`.execute(tx);
}

async function writtenEdition(tx: Kysely<Tables>, key: string): Promise<unknown> {
  const found = await tx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return found?.value['edition'];
}

async function writePlaces(tx: Kysely<Tables>, withNeighborhoods: boolean): Promise<void> {
  const isNew = async (key: string) => (await writtenEdition(tx, key)) !== EDITION;
  const both = await isNew('reference.places');
  const small = withNeighborhoods && (await isNew('reference.neighborhoods'));
  if (!both && !small) return;
  const { cities, districts, neighborhoods } = await readPlaces();
  if (both) {
    await replace(tx, 'cities', cities);
    await replace(tx, 'districts', districts);
    await keepEdition(tx, 'reference.places');
  }
  if (small) {
    await replace(tx, 'neighborhoods', neighborhoods);
    await keepEdition(tx, 'reference.neighborhoods');
  }
}

/** Rows of one statement. From here on, creating the indexes of an empty table afterwards is faster. */
const BATCH_SIZE = 10_000;

/** Replaces all rows of a table. Ids come from the edition, so that references to a place stay valid. */
async function replace(tx: Kysely<Tables>, table: string, rows: object[]): Promise<void> {
  const deleted = await sql`delete from ${sql.table(table)}`.execute(tx);
  const insert = async () => {
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      await insertJson(tx, table, rows.slice(start, start + BATCH_SIZE));
      // The embedded database blocks the event loop during a statement.
      await setImmediate();
    }
  };
  if (deleted.numAffectedRows === 0n && rows.length > BATCH_SIZE)
    await withoutIndexes(tx, [table], insert);
  else await insert();
}

async function keepEdition(tx: Kysely<Tables>, key: string): Promise<void> {
  const value = JSON.stringify({ edition: EDITION });
  await tx
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
