import type { Tx } from '../../http/call.ts';
import { closeChallenges } from './challenges.ts';
import { forgetDevices } from './knownDevices.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Replaces a password: ends all sessions except for the kept one, closes open challenges, and without a kept
 * session deletes the known devices.
 */
export async function putPassword(
  tx: Tx,
  userId: number,
  passwordHash: string,
  now: Date,
  kept?: number | 'all',
): Promise<void> {
  await tx
    .updateTable('customer_users')
    .set({
      password_hash: passwordHash,
      password_changed_at: now.toISOString(),
      password_change_required: false,
      password_expired: false,
    })
    .where('id', '=', userId)
    .execute();
  if (kept !== 'all') await endSessionsOf(tx, userId, kept);
  if (kept === undefined) await forgetDevices(tx, userId);
  await closeChallenges(tx, ['recovery', 'two_factor'], [userId], now);
}
