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

/** A busy hour must not ask for the list with every event, ms. */
const REFRESH_MS = 250;
/** Somebody who begins to write should be seen at once, ms. */
const HINTED_MS = 100;
const LONGEST_AGE = 3600;

interface RealtimeProps {
  /** The signed-in customer user. */
  uuid: string;
  /** Path at which the lead list is mounted. */
  leadsPath: string;
  /** When the page asked for what it shows, by performance.now(). */
  since: number;
  /** The session is lost for now: nothing is to be heard with it. */
  isPaused: boolean;
  /** Called once a connection stands, or it is clear that none does. */
  onConnected: () => void;
  /** Told what has just been heard, for whoever tells it outside of the page. */
  onNews: (events: readonly RealtimeEvent[]) => void;
}

/** Whole seconds since a moment, rather more than less: what comes twice is told once. */
const secondsSince = (moment: number) =>
  Math.min(LONGEST_AGE, Math.ceil((performance.now() - moment) / 1000));

/** Hears what happens to the account's leads: brings lists, badges and open pages up to date and tells the person. */
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
  const tell = useNews(leadsPath);
  const [connection, setConnection] = useState<Connection>('starting');
  // Outlives a pause, so that nothing of it is missed.
  const [heard] = useState(() => new EventDeduplicator());

  // A changed choice opens no new connection.
  const latestNews = useRef(onNews);
  useEffect(() => {
    latestNews.current = onNews;
  }, [onNews]);

  useEffect(() => {
    if (isPaused) return undefined;
    const controller = new AbortController();
    const refresh = batch<RealtimeEvent>(REFRESH_MS, (events) => {
      void refreshLeads(queryClient, events);
      // Each stands in the bell too, and a hint of that may not have come.
      void queryClient.invalidateQueries({ queryKey: [PROMPTS] });
    });
    const hinted = batch<RealtimeHint>(HINTED_MS, (hints) => {
      void refreshHinted(queryClient, hints);
    });
    const enter = (next: Connection) => {
      setConnection(next);
      if (next !== 'starting') onConnected();
      if (next !== 'live') return;
      // While no connection stood this tab may have been taken for gone, and hints were missed.
      for (const key of [PRESENCE, PROMPTS])
        void queryClient.invalidateQueries({ queryKey: [key] });
    };
    void listenAmongTabs({
      service: panelService(api, uuid),
      name: `realtime ${uuid}`,
      heard,
      age: () => secondsSince(since),
      onEvents: (events) => {
        refresh.add(events);
        tell(events);
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
  }, [api, queryClient, tell, heard, uuid, since, isPaused, onConnected]);

  return <ConnectionNotice connection={isPaused ? 'starting' : connection} />;
}
