import type { Database } from '../../db/connection.ts';
import type { RealtimePort } from '../../ports/realtime/port.ts';
import { HINT_CHANNEL, REALTIME_CHANNEL } from './channel.ts';
import { relayEvents } from './relayEvents.ts';
import { parseAddressedHint } from './AddressedHint.ts';

interface EventRelayOptions {
  db: Pick<Database, 'kysely' | 'listen'>;
  realtime: RealtimePort;
  clock: () => Date;
  onError: (error: unknown) => void;
  /** Retry interval for failed events and events that another process left behind, 5000 ms. */
  everyMs?: number;
}

/** Relays events to the external service as they are written. @returns a function that stops it */
export async function startEventRelay(parts: EventRelayOptions): Promise<() => Promise<void>> {
  const { db, realtime, clock, onError, everyMs = 5000 } = parts;
  if (realtime.kind === 'stream') return async () => undefined;
  let running: Promise<void> | undefined;
  let isRerunRequested = false;
  const work = async () => {
    do {
      isRerunRequested = false;
      await relayEvents(db, realtime, clock()).catch(onError);
    } while (isRerunRequested);
    running = undefined;
  };
  const run = () => {
    isRerunRequested = true;
    running ??= work();
  };
  const timer = setInterval(run, everyMs).unref();
  // Every process relays each hint; duplicates are overwritten.
  const hint = (payload: string) => {
    const addressed = parseAddressedHint(payload);
    const uuids = addressed?.users.map(({ uuid }) => uuid) ?? [];
    if (addressed) realtime.hint(uuids, addressed.hint).catch(onError);
  };
  const stop = await db.listen(REALTIME_CHANNEL, run, run);
  const stopHints = await db.listen(HINT_CHANNEL, hint);
  run();
  return async () => {
    clearInterval(timer);
    await Promise.all([stop(), stopHints()]);
    await running;
  };
}
