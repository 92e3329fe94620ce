import { sql } from 'kysely';
import { refused } from '../../http/apiError.ts';
import type { Tx } from '../../http/call.ts';
import { acrossProviders } from '../../db/tenant.ts';
import { updateDebt } from './debt.ts';
import { isUnpaid } from './payments.ts';
import { lockPayments } from './store.ts';

interface GivenUp {
  customerId: number;
  ids: readonly number[];
  now: Date;
}

/**
 * Deletes unpaid payments without an attempt, cancels those with past attempts, which refer to them, and updates the
 * customer's debt. Payments that are not unpaid stay as they are.
 * @returns number of payments given up
 * @throws ApiError 409 `payment_under_way` if the outcome of an attempt is not known yet
 */
export async function giveUpPayments(tx: Tx, { customerId, ids, now }: GivenUp): Promise<number> {
  const found = await lockPayments(tx, ids);
  if (found.some(({ is_under_way }) => is_under_way)) throw refused('payment_under_way');
  const isGivenUp = sql`p.id = any(${[...ids]}::bigint[]) and ${isUnpaid}`;
  const deleted = await sql`
    delete from payments p where ${isGivenUp}
      and not exists (select from payment_attempt_items i where i.payment_id = p.id)`.execute(tx);
  const cancelled = await sql`
    update payments p set status = 'cancelled', version = version + 1, updated_at = ${now.toISOString()}
    where ${isGivenUp}`.execute(tx);
  await acrossProviders(tx, customerId, () => updateDebt(tx, customerId, now));
  return Number(deleted.numAffectedRows ?? 0) + Number(cancelled.numAffectedRows ?? 0);
}
