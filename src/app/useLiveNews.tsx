import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { SessionData } from '../session/loginState.ts';
import { lazyOptional } from '../ui/lazyOptional.tsx';

const PanelNews = lazyOptional(async () => (await import('./PanelNews.tsx')).default);

/** Hears of leads and messages for whoever may read them; what it draws is told where the connection is bad. */
export function useLiveNews({ user }: SessionData, isExpired: boolean): ReactNode {
  const [since] = useState(() => performance.now());
  const { uuid } = user;
  const mayRead = user.permission.grants.includes('leads.read');
  return useMemo(
    () =>
      mayRead && (
        <Suspense fallback={null}>
          <PanelNews key={uuid} uuid={uuid} leadsPath="/leads" since={since} isPaused={isExpired} />
        </Suspense>
      ),
    [mayRead, uuid, since, isExpired],
  );
}
