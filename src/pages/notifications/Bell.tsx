import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Suspense, useCallback, useState } from 'react';
import { useApi } from '../../engine/queries/useApi.ts';
import { IconButton } from '../../ui/Button.tsx';
import { lazyOnDemand } from '../../ui/lazyOnDemand.tsx';
import styles from './Bell.module.css';
import { metaQuery } from './promptQueries.ts';

const BellPanel = lazyOnDemand(async () => (await import('./BellPanel.tsx')).BellPanel);

interface BellProps {
  /** True once the page is rendered; the unread count is fetched then. */
  isReady: boolean;
  /** Polling interval in ms for users without live updates; false for the others. */
  pollMs: number | false;
  /** True while an agent impersonates the user; nothing is marked as read then. */
  isImpersonated: boolean;
}

/** Renders the bell of the top bar, with a red dot while anything is unread. It opens the notifications. */
export function Bell({ isReady, pollMs, isImpersonated }: BellProps) {
  const translate = useTranslate();
  const api = useApi();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useQuery({
    ...metaQuery(api),
    enabled: isReady,
    refetchInterval: pollMs,
    refetchOnWindowFocus: pollMs !== false,
  });
  const unread = data?.unread ?? 0;
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <IconButton
        className={styles.bell}
        aria-label={
          unread > 0
            ? translate('notifications.bellUnread', { smart_count: unread })
            : translate('notifications.title')
        }
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={BellPanel.preload}
        onFocus={BellPanel.preload}
      >
        <BellIcon aria-hidden="true" />
        {unread > 0 && <span className={styles.dot} aria-hidden="true" />}
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <BellPanel
            anchor={anchor}
            unread={unread}
            isImpersonated={isImpersonated}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
