import type { Tx } from '../../http/call.ts';
import { accountKeys, type Identifier } from './identifier.ts';
import { findDevice } from './knownDevices.ts';
import type { Attempt } from '../../rateLimits/limits.ts';

interface Caller {
  device: string;
  address: string;
  now: Date;
}

/** Returns the keys by which an attempt to sign in as these users is rate-limited. */
export async function attemptOf(
  tx: Tx,
  { device, address, now }: Caller,
  identifier: Identifier,
  users: readonly { id: number }[],
): Promise<Attempt> {
  const userIds = users.map(({ id }) => id);
  return {
    accounts: accountKeys(identifier, userIds),
    deviceId: await findDevice(tx, device, userIds, now),
    address,
    now,
  };
}
