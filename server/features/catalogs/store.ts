import { sql } from 'kysely';
import type { Tx } from '../../http/call.ts';
import type { PricedValues, Lowest } from './rules.ts';

/** Price list with the data that its rules depend on. */
export interface RowForRules extends PricedValues {
  catalogTypeId: number;
  categoryId: number;
  hasCapacity: boolean;
}

/** Returns a price list as this transaction sees it; undefined if it is not accessible. */
export async function findRowForRules(tx: Tx, id: number): Promise<RowForRules | undefined> {
  const { rows } = await sql<RowForRules>`
    select c.prices, c.pricing_type as "pricingType", c.max_guests::int as "maxGuests",
      c.catalog_type_id::int as "catalogTypeId", p.category_id::int as "categoryId",
      k.category_type = 'venue' as "hasCapacity"
    from catalogs c join providers p on p.id = c.provider_id
      join provider_categories k on k.id = p.category_id
    where c.id = ${id}`.execute(tx);
  return rows[0];
}

/** Returns the ids of the options that a type has for providers of a category. */
export async function optionsOf(
  tx: Tx,
  { catalogTypeId, categoryId }: RowForRules,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id::int as id from catalog_items
    where catalog_type_id = ${catalogTypeId}
      and (provider_category_id is null or provider_category_id = ${categoryId})`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Stores the lowest prices in columns by which lists sort. */
export async function writeLowest(tx: Tx, id: number, lowest: Lowest): Promise<void> {
  await sql`
    update catalogs set lowest_weekday_price = ${lowest.lowestWeekdayPrice},
      lowest_weekend_price = ${lowest.lowestWeekendPrice}
    where id = ${id}`.execute(tx);
}
