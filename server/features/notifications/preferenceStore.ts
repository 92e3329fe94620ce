import type { Schemas } from '#contract/types.ts';
import type { Tx, Principal } from '../../http/call.ts';
import type { Choice, Type } from './rules.ts';

/** Returns the notification choices of a customer user. */
export async function findChoices(tx: Tx, { customerId, userId }: Principal): Promise<Choice[]> {
  return tx
    .selectFrom('notification_preferences')
    .select(['type', 'channel', 'is_on'])
    .where('customer_id', '=', customerId)
    .where('customer_user_id', '=', userId)
    .execute();
}

/** Returns the choices of these customer users for one type, by customer user. */
export async function findChoicesOf(
  tx: Tx,
  customerId: number,
  userIds: readonly number[],
  type: Type,
): Promise<Map<number, Choice[]>> {
  const rows = await tx
    .selectFrom('notification_preferences')
    .select(['customer_user_id', 'type', 'channel', 'is_on'])
    .where('customer_id', '=', customerId)
    .where('customer_user_id', 'in', userIds)
    .where('type', '=', type)
    .execute();
  const byUser = new Map<number, Choice[]>();
  for (const { customer_user_id: id, ...choice } of rows)
    byUser.set(id, [...(byUser.get(id) ?? []), choice]);
  return byUser;
}

type Change = Schemas['NotificationPreferencesUpdate']['changes'][number];

/** Replaces choices; each type and channel may occur once. */
export async function putChoices(
  tx: Tx,
  { customerId, userId }: Principal,
  changes: readonly Change[],
): Promise<void> {
  await tx
    .insertInto('notification_preferences')
    .values(
      changes.map(({ type, channel, isOn }) => ({
        customer_id: customerId,
        customer_user_id: userId,
        type,
        channel,
        is_on: isOn,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customer_user_id', 'type', 'channel'])
        .doUpdateSet((set) => ({ is_on: set.ref('excluded.is_on') })),
    )
    .execute();
}
