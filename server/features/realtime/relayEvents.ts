import type { Database } from '../../db/connection.ts';
import type { RealtimePort } from '../../ports/realtime/port.ts';
import { claimWaiting, releaseClaimed, markRelayed } from './store.ts';

/** Milliseconds before another process may claim events. */
const GRACE_MS = 30_000;
const BATCH = 100;

/** Relays pending events to the external service, in order. @returns their number */
export async function relayEvents(
  { kysely }: Pick<Database, 'kysely'>,
  realtime: RealtimePort,
  now: Date,
): Promise<number> {
  if (realtime.kind === 'stream') return 0;
  const leftBehind = new Date(now.getTime() - GRACE_MS).toISOString();
  let count = 0;
  for (;;) {
    const claim = { now: now.toISOString(), leftBehind, limit: BATCH };
    const events = await claimWaiting(kysely, claim);
    if (events.length === 0) return count;
    const ids = events.map(({ id }) => id);
    try {
      await realtime.publish(events);
    } catch (error) {
      await releaseClaimed(kysely, ids);
      throw error;
    }
    await markRelayed(kysely, ids);
    count += events.length;
  }
}
