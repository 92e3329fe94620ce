import type { EventDeduplicator } from './EventDeduplicator.ts';
import { listenForEvents, type Connection } from './listener.ts';
import { browserNetwork } from './network.ts';
import type { RealtimeEvent } from './RealtimeEvent.ts';
import type { RealtimeHint } from './RealtimeHint.ts';
import type { RealtimeService } from './RealtimeService.ts';
import { isTabMessage, type TabMessage } from './tabMessage.ts';

export interface AmongTabsOptions {
  service: RealtimeService;
  /** Name of the lock and the channel, equal in every tab of one user. */
  name: string;
  deduplicator: EventDeduplicator;
  /** Returns the seconds since the page requested the data that it shows. */
  age: () => number;
  /** Called with events that this tab has not received yet. */
  onEvents: (events: readonly RealtimeEvent[]) => void;
  onHint: (hint: RealtimeHint) => void;
  onConnection: (connection: Connection) => void;
  signal: AbortSignal;
}

/**
 * Returns true if the browser has Web Locks and BroadcastChannel. Otherwise, as on insecure
 * origins, every tab listens itself.
 */
const canShare = () => 'locks' in navigator && typeof BroadcastChannel === 'function';

/**
 * Listens to a user's events in one tab of the browser, which broadcasts them to the others. When
 * it closes, the next tab continues after the last event. Resolves once the signal is aborted.
 */
export async function listenAmongTabs(parts: AmongTabsOptions): Promise<void> {
  const { service, name, deduplicator, age, onEvents, onHint, onConnection, signal } = parts;
  const channel = canShare() ? new BroadcastChannel(name) : undefined;
  let isListening = false;
  let connection: Connection = 'starting';
  const send = (message: TabMessage) => channel?.postMessage(message);
  const broadcast = (events: RealtimeEvent[]) => {
    if (deduplicator.last !== undefined)
      send({ kind: 'news', events, last: deduplicator.last, connection });
  };
  const take = (events: readonly RealtimeEvent[]): RealtimeEvent[] => {
    const fresh = deduplicator.take(events);
    if (fresh.length > 0) onEvents(fresh);
    return fresh;
  };
  const enter = (next: Connection) => {
    connection = next;
    onConnection(next);
  };
  const listen = async () => {
    isListening = true;
    await listenForEvents({
      service,
      network: browserNetwork,
      last: () => deduplicator.last,
      age,
      onStart: (after) => deduplicator.begin(after),
      onEvents: (events) => {
        const fresh = take(events);
        if (fresh.length > 0) broadcast(fresh);
      },
      onHint: (hint) => {
        onHint(hint);
        send({ kind: 'hint', hint });
      },
      onConnection: (next) => {
        enter(next);
        broadcast([]);
      },
      signal,
    });
  };
  if (!channel) return listen();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isTabMessage(data)) return;
    if (data.kind === 'hello') {
      if (isListening) broadcast(deduplicator.within(data.age));
      return;
    }
    if (data.kind === 'hint') {
      onHint(data.hint);
      return;
    }
    take(data.events);
    deduplicator.begin(data.last);
    if (!isListening) enter(data.connection);
  });
  send({ kind: 'hello', age: age() });
  try {
    await navigator.locks.request(name, { signal }, listen);
  } catch (error) {
    // The wait for the lock was aborted.
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}
