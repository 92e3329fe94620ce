import type { Network } from './network.ts';
import { backoff, backoffDelay } from './backoff.ts';
import type { RealtimeEvent } from './RealtimeEvent.ts';
import { isRealtimeHint, type RealtimeHint } from './RealtimeHint.ts';
import type { RealtimeAccess, RealtimeService } from './RealtimeService.ts';

/** Current delivery of events: immediate, by polling, or none. */
export type Connection = 'starting' | 'live' | 'polling' | 'away';

export interface ListenerOptions {
  service: RealtimeService;
  network: Network;
  /** Id of the last event that is known here; undefined before the first access. */
  last: () => number | undefined;
  /** Returns the seconds since the page requested the data that it shows. */
  age: () => number;
  /** Called with the id after which events are read, once it is known. */
  onStart: (after: number) => void;
  /** Called with events, some of which may have been received before. */
  onEvents: (events: readonly RealtimeEvent[]) => void;
  onHint: (hint: RealtimeHint) => void;
  onConnection: (connection: Connection) => void;
  signal: AbortSignal;
}

/**
 * Returns a signal that is also aborted when the browser goes offline; otherwise a request on a lost network would
 * hang for long.
 */
function connectionSignal({ signal, network }: ListenerOptions) {
  const lost = new AbortController();
  const release = network.onChange(() => {
    if (!network.isOnline()) lost.abort();
  });
  return { signal: AbortSignal.any([signal, lost.signal]), release };
}

/** Reads one connection until it ends. @returns true if it was ever open */
async function hold(
  parts: ListenerOptions,
  access: RealtimeAccess,
  signal: AbortSignal,
): Promise<boolean> {
  const { service, last, onEvents, onHint, onConnection } = parts;
  let wasConnected = false;
  try {
    for await (const received of service.listen(access)(last() ?? access.after, signal)) {
      if (received === 'open') {
        if (!wasConnected) onConnection('live');
        wasConnected = true;
      } else if (isRealtimeHint(received)) onHint(received);
      else onEvents([received]);
    }
  } catch (error) {
    if (!wasConnected) throw error;
  }
  return wasConnected;
}

/** Polls once for missed events. */
async function pollOnce({ service, last, onEvents, onConnection, signal }: ListenerOptions) {
  try {
    const lastId = last();
    if (lastId === undefined) throw new Error('not known yet');
    onEvents(await service.poll(lastId, signal));
    onConnection('polling');
  } catch {
    onConnection('away');
  }
}

/** Receives events until the signal is aborted: reconnects after every failure, and polls meanwhile. */
export async function listenForEvents(parts: ListenerOptions): Promise<void> {
  const { service, network, last, age, onStart, onConnection, signal } = parts;
  let failures = 0;
  while (!signal.aborted) {
    const connection = connectionSignal(parts);
    try {
      const access = await service.access(age(), connection.signal);
      if (last() === undefined) onStart(access.after);
      const wasConnected = await hold(parts, access, connection.signal);
      failures = wasConnected ? 1 : failures + 1;
    } catch {
      failures += 1;
    } finally {
      connection.release();
    }
    if (signal.aborted) return;
    if (!network.isOnline()) onConnection('away');
    // A single failure is a normal end, as when the server restarts; the next connection follows within a second.
    else if (failures > 1) await pollOnce(parts);
    await backoff(backoffDelay(failures), network, signal);
  }
}
