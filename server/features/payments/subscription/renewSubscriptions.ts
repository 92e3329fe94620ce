import type { Database } from '../../../db/connection.ts';
import type { Language } from '../../../http/call.ts';
import { notifyUsers } from '../../notifications/commands.ts';
import { findPayers } from '../payers.ts';
import { chargeDue } from './charge.ts';

/**
 * Creates the payment of each due subscription period and notifies the paying users. Several processes may run it
 * at once.
 * @returns number of created payments
 */
export async function renewSubscriptions(
  { kysely }: Pick<Database, 'kysely'>,
  language: Language,
  now: Date,
): Promise<number> {
  return kysely.transaction().execute(async (tx) => {
    const charged = await chargeDue(tx, { now, language });
    for (const { customerId, description } of charged)
      await notifyUsers(tx, customerId, await findPayers(tx, customerId), {
        kind: 'subscription_due',
        at: now.toISOString(),
        params: { product: description },
        path: '/checkout',
      });
    return charged.length;
  });
}
