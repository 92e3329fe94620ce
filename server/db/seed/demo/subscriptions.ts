import type { Kysely } from 'kysely';
import { addDays, addMonths, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { Tables } from '../../tables.ts';
import { insertRows } from '../insertRows.ts';
import { account } from './accounts.ts';
import { page } from './pages.ts';

const GOLD = 2;
const STARTED_DAYS_AGO = 240;
/** Index-based price increases of the last quarters in per cent, newest first. */
const INDEX_PERCENT = [7.4, 8.1, 6.2, 9.3, 7.8];

/**
 * Inserts the first customer's subscription, which continues after the first provider's package, and the price
 * history.
 */
export async function writeSubscriptions(tx: Kysely<Tables>, now: Date): Promise<void> {
  const today = dayIn(zone, now);
  const { product_date_end } = await tx
    .selectFrom('providers')
    .select('product_date_end')
    .where('id', '=', page.cinaralti)
    .executeTakeFirstOrThrow();
  const covered = product_date_end ?? today;
  const at = hourOf(zone, addDays(today, -STARTED_DAYS_AGO), 10).toISOString();
  await tx
    .insertInto('subscriptions')
    .values({
      customer_id: account.yildirim,
      product_id: GOLD,
      started_on: addDays(today, -STARTED_DAYS_AGO),
      covered_until: covered,
      next_charge_on: addDays(covered, 1),
      ended_on: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const products = await tx.selectFrom('products').select(['id', 'price_minor']).execute();
  await tx.deleteFrom('product_prices').execute();
  await insertRows(tx, 'product_prices', productPrices(today, products));
}

interface Priced {
  id: number;
  price_minor: number;
}

/** Returns the prices of past quarters, computed backwards by the index. */
function productPrices(today: string, products: readonly Priced[]) {
  const month = Number(today.slice(5, 7));
  const quarter = `${addMonths(today, -((month - 1) % 3)).slice(0, 7)}-01`;
  return products.flatMap(({ id, price_minor }) => {
    let price = price_minor;
    return INDEX_PERCENT.map((percent, index) => {
      const row = {
        product_id: id,
        valid_from: addMonths(quarter, -3 * index),
        price_minor: price,
        index_percent: percent,
      };
      price = Math.round(price / (1 + percent / 100) / 5_000) * 5_000;
      return row;
    });
  });
}
