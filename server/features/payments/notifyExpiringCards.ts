import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { addDays, dayIn } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import { notifyUsers } from '../notifications/commands.ts';
import { brandName } from './cards.ts';
import { findPayers } from './payers.ts';

/** Days before the end of a card's last month when its customer is notified. */
const AHEAD_DAYS = 30;

interface Expiring {
  customerId: number;
  brand: string;
  lastFour: string;
}

/**
 * Notifies the paying users about each card that expires within thirty days, once per card. Several processes may
 * run it at once.
 * @returns number of notified cards
 */
export async function notifyExpiringCards(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
): Promise<number> {
  const today = dayIn(zone, now);
  return kysely.transaction().execute(async (tx) => {
    const { rows } = await sql<Expiring>`
      update credit_cards set expiry_told_at = ${now.toISOString()}
      where expiry_told_at is null and expiry_month is not null and expiry_year is not null
        and make_date(expiry_year::int, expiry_month::int, 1) + interval '1 month' - interval '1 day'
          between ${today}::date and ${addDays(today, AHEAD_DAYS)}::date
      returning customer_id as "customerId", brand, last_four as "lastFour"`.execute(tx);
    for (const { customerId, brand, lastFour } of rows)
      await notifyUsers(tx, customerId, await findPayers(tx, customerId), {
        kind: 'card_expiring',
        at: now.toISOString(),
        params: { card: `${brandName(brand)} •••• ${lastFour}` },
        path: '/credit-cards',
      });
    return rows.length;
  });
}
