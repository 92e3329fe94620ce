import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { SessionData } from '../session/loginState.ts';
import { lazyOptional } from '../ui/lazyOptional.tsx';

const PanelNews = lazyOptional(async () => (await import('./PanelNews.tsx')).default);

/** Timeout in ms after which queries that depend on events run, even if no connection was attempted. */
const CONNECTED_WITHIN_MS = 5_000;

interface LiveNews {
  element: ReactNode;
  /** True once connected, or if no connection is expected. Earlier requests would be repeated on connection. */
  isConnected: boolean;
}

/** Subscribes users who may read leads to new leads and messages; the returned element warns of a bad connection. */
export function useLiveNews({ user }: SessionData, isExpired: boolean): LiveNews {
  const [since] = useState(() => performance.now());
  const [isConnected, setConnected] = useState(false);
  const onConnected = useCallback(() => setConnected(true), []);
  const { uuid } = user;
  const canRead = user.permission.grants.includes('leads.read');
  useEffect(() => {
    const timer = setTimeout(onConnected, CONNECTED_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [onConnected]);
  const element = useMemo(
    () =>
      canRead && (
        <Suspense fallback={null}>
          <PanelNews
            key={uuid}
            uuid={uuid}
            leadsPath="/leads"
            since={since}
            isPaused={isExpired}
            onConnected={onConnected}
          />
        </Suspense>
      ),
    [canRead, uuid, since, isExpired, onConnected],
  );
  return { element, isConnected: isConnected || !canRead };
}
