import { sql } from 'kysely';
import { lockCalendar } from '../../db/calendarConflicts.ts';
import { acrossProviders } from '../../db/tenant.ts';
import { refused } from '../../http/apiError.ts';
import type { Call, Tx } from '../../http/call.ts';
import { replaceHandler, plainOf, type PlainHandlers } from '../../http/plainOf.ts';
import { dayIn } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';

/**
 * Creates the handler that deletes a hall; adds to the plain collection that a hall with entries today or later is
 * kept. Without it they would occupy the whole provider.
 */
export function hallHandlers(plain: PlainHandlers) {
  const run = plainOf<'deleteCustomerSpace'>(plain);

  async function remove(tx: Tx, call: Call<'deleteCustomerSpace'>) {
    const { params, principal, now } = call;
    const { customerId, providerIds } = principal;
    await lockCalendar(tx, customerId);
    const booked = sql`
      select from calendar_events e join customer_spaces s on s.id = e.space_id
      where s.id = ${params.id} and s.provider_id = any(${providerIds})
        and e.day >= ${dayIn(zone, now)} limit 1`;
    const { rows } = await acrossProviders(tx, customerId, () => booked.execute(tx));
    if (rows.length > 0) throw refused('hall_booked');
    return run('deleteCustomerSpace', tx, call);
  }

  return { deleteCustomerSpace: replaceHandler(plain, 'deleteCustomerSpace', remove) };
}
