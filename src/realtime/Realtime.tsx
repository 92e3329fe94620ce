import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { PanelDataProvider } from '../data/dataProvider.ts';
import { PRESENCE } from '../engine/queries/presenceKey.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { batch } from './batch.ts';
import { EventDeduplicator } from './EventDeduplicator.ts';
import { listenAmongTabs } from './listenAmongTabs.ts';
import type { Connection } from './listener.ts';
import { panelService } from './panelService.ts';
import { PROMPTS } from './promptsKey.ts';
import type { RealtimeEvent } from './RealtimeEvent.ts';
import type { RealtimeHint } from './RealtimeHint.ts';
import { refreshHinted } from './refreshHinted.ts';
import { refreshLeads } from './refreshLeads.ts';
import { useNews } from './useNews.tsx';

/** Milliseconds for which list refetches are debounced, so that many events cause one request. */
const REFRESH_MS = 250;
/** Milliseconds for which presence hints are debounced; short, so that typing is shown at once. */
const HINTED_MS = 100;
const MAX_AGE_SECONDS = 3600;

interface RealtimeProps {
  /** The signed-in customer user. */
  uuid: string;
  /** Path at which the lead list is mounted. */
  leadsPath: string;
  /** Time at which the page requested the data that it shows, by performance.now(). */
  since: number;
  /** True while the session is lost; the stream is closed then. */
  isPaused: boolean;
  /** Called once the stream is connected or has failed to connect. */
  onConnected: () => void;
  /** Called with received events, for notifications outside the page. */
  onNews: (events: readonly RealtimeEvent[]) => void;
}

/**
 * Returns the whole seconds since a moment, rounded up: duplicate events are dropped, but a missed event would be
 * lost.
 */
const secondsSince = (moment: number) =>
  Math.min(MAX_AGE_SECONDS, Math.ceil((performance.now() - moment) / 1000));

/**
 * Subscribes to events of the account's leads, updates lists, badges and open pages, and notifies
 * the user.
 */
export default function Realtime({
  uuid,
  leadsPath,
  since,
  isPaused,
  onConnected,
  onNews,
}: RealtimeProps) {
  const api = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  const notifyNews = useNews(leadsPath);
  const [connection, setConnection] = useState<Connection>('starting');
  // Persists across pauses, so that no event is lost or repeated.
  const [deduplicator] = useState(() => new EventDeduplicator());

  // A changed callback must not reconnect.
  const latestNews = useRef(onNews);
  useEffect(() => {
    latestNews.current = onNews;
  }, [onNews]);

  useEffect(() => {
    if (isPaused) return undefined;
    const controller = new AbortController();
    const refresh = batch<RealtimeEvent>(REFRESH_MS, (events) => {
      void refreshLeads(queryClient, events);
      // Each event also creates a bell entry, whose own hint may have been lost.
      void queryClient.invalidateQueries({ queryKey: [PROMPTS] });
    });
    const hinted = batch<RealtimeHint>(HINTED_MS, (hints) => {
      void refreshHinted(queryClient, hints);
    });
    const enter = (next: Connection) => {
      setConnection(next);
      if (next !== 'starting') onConnected();
      if (next !== 'live') return;
      // Without a connection the server may have dropped this tab's presence, and hints were lost.
      for (const key of [PRESENCE, PROMPTS])
        void queryClient.invalidateQueries({ queryKey: [key] });
    };
    void listenAmongTabs({
      service: panelService(api, uuid),
      name: `realtime ${uuid}`,
      deduplicator,
      age: () => secondsSince(since),
      onEvents: (events) => {
        refresh.add(events);
        notifyNews(events);
        latestNews.current(events);
      },
      onHint: (hint) => hinted.add([hint]),
      onConnection: enter,
      signal: controller.signal,
    });
    return () => {
      controller.abort();
      refresh.stop();
      hinted.stop();
    };
  }, [api, queryClient, notifyNews, deduplicator, uuid, since, isPaused, onConnected]);

  return <ConnectionNotice connection={isPaused ? 'starting' : connection} />;
}
