import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Tx } from '../../http/call.ts';
import { hashToken, newToken } from '../../secrets/token.ts';
import { DAY_MS } from '../../time/day.ts';

/** Days after its last sign-in when a device expires; the same as its cookie's lifetime. */
const KNOWN_DAYS = 180;
/** Maximum number of devices per user; the least recently used one is replaced. */
const MAX_DEVICES = 20;

const oldest = (now: Date) => new Date(now.getTime() - KNOWN_DAYS * DAY_MS).toISOString();

/** Returns the id of a token's device if one of these users has signed in on it. */
export async function findDevice(
  tx: Tx,
  token: string,
  userIds: readonly number[],
  now: Date,
): Promise<number | undefined> {
  if (token === '' || userIds.length === 0) return undefined;
  const found = await tx
    .selectFrom('known_devices')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('customer_user_id', 'in', [...userIds])
    .where('last_used_at', '>', oldest(now))
    .orderBy('id')
    .executeTakeFirst();
  return found?.id;
}

interface Device {
  /** Current token of the device; empty if it has none. */
  device: string;
  keepDevice: (token: string) => void;
  now: Date;
}

/**
 * Marks a device as known for a user who has signed in on it. The token is rotated at each sign-in, so that a
 * copied or planted token is worthless.
 */
export async function rememberDevice(
  tx: Tx,
  { device, keepDevice, now }: Device,
  userId: number,
): Promise<void> {
  const token = newToken('dv');
  const token_hash = hashToken(token);
  if (device !== '')
    await tx
      .updateTable('known_devices')
      .set({ token_hash })
      .where('token_hash', '=', hashToken(device))
      .execute();
  const last_used_at = now.toISOString();
  await tx
    .insertInto('known_devices')
    .values({ customer_user_id: userId, token_hash, last_used_at })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'customer_user_id']).doUpdateSet({ last_used_at }),
    )
    .execute();
  await sql`
    delete from known_devices where customer_user_id = ${userId} and id not in (
      select id from known_devices where customer_user_id = ${userId}
      order by last_used_at desc, id desc limit ${MAX_DEVICES})`.execute(tx);
  keepDevice(token);
}

/** Deletes a user's devices: somebody who knew the old password may have signed in on one. */
export async function forgetDevices(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('known_devices').where('customer_user_id', '=', userId).execute();
}

/** Deletes devices without a recent sign-in. */
export async function sweepDevices(kysely: Kysely<Tables>, now: Date): Promise<void> {
  await kysely.deleteFrom('known_devices').where('last_used_at', '<=', oldest(now)).execute();
}
