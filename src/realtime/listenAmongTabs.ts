import type { EventDeduplicator } from './EventDeduplicator.ts';
import { listenForEvents, type Connection } from './listener.ts';
import { browserNetwork } from './network.ts';
import type { RealtimeEvent } from './RealtimeEvent.ts';
import type { RealtimeHint } from './RealtimeHint.ts';
import type { RealtimeService } from './RealtimeService.ts';
import { isTabMessage, type TabMessage } from './tabMessage.ts';

export interface AmongTabsOptions {
  service: RealtimeService;
  /** The same for every tab of one person. */
  name: string;
  heard: EventDeduplicator;
  /** Returns the seconds since the page requested the data that it shows. */
  age: () => number;
  /** Events that this tab has not been told yet. */
  onEvents: (events: readonly RealtimeEvent[]) => void;
  onHint: (hint: RealtimeHint) => void;
  onConnection: (connection: Connection) => void;
  signal: AbortSignal;
}

/** Without these, as on a page that is not served safely, every tab listens by itself. */
const canShare = () => 'locks' in navigator && typeof BroadcastChannel === 'function';

/**
 * Listens to a person's events in one tab of the browser, which tells the others; when it closes, the
 * next one goes on where it ended. Resolves once the signal has ended it.
 */
export async function listenAmongTabs(parts: AmongTabsOptions): Promise<void> {
  const { service, name, heard, age, onEvents, onHint, onConnection, signal } = parts;
  const channel = canShare() ? new BroadcastChannel(name) : undefined;
  let isListening = false;
  let connection: Connection = 'starting';
  const send = (message: TabMessage) => channel?.postMessage(message);
  const tell = (events: RealtimeEvent[]) => {
    if (heard.last !== undefined) send({ kind: 'news', events, last: heard.last, connection });
  };
  const take = (events: readonly RealtimeEvent[]): RealtimeEvent[] => {
    const fresh = heard.take(events);
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
      last: () => heard.last,
      age,
      onStart: (after) => heard.begin(after),
      onEvents: (events) => {
        const fresh = take(events);
        if (fresh.length > 0) tell(fresh);
      },
      onHint: (hint) => {
        onHint(hint);
        send({ kind: 'hint', hint });
      },
      onConnection: (next) => {
        enter(next);
        tell([]);
      },
      signal,
    });
  };
  if (!channel) return listen();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isTabMessage(data)) return;
    if (data.kind === 'hello') {
      if (isListening) tell(heard.within(data.age));
      return;
    }
    if (data.kind === 'hint') {
      onHint(data.hint);
      return;
    }
    take(data.events);
    heard.begin(data.last);
    if (!isListening) enter(data.connection);
  });
  send({ kind: 'hello', age: age() });
  try {
    await navigator.locks.request(name, { signal }, listen);
  } catch (error) {
    // The wait for the other tab to close was ended.
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}
