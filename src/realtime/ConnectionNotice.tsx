import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useOnline } from '../ui/useOnline.ts';
import styles from './ConnectionNotice.module.css';
import type { Connection } from './listener.ts';

/** Milliseconds of a lost connection before the notice is shown. */
const DELAY_MS = 10_000;

function useIsLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasting(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo]);
  return isSo && isLasting;
}

/**
 * Renders a notice while events are delayed or lost. The shell shows its own notice while the browser is offline.
 */
export function ConnectionNotice({ connection }: { connection: Connection }) {
  const translate = useTranslate();
  const isOnline = useOnline();
  const isLost = useIsLasting(isOnline && (connection === 'polling' || connection === 'away'));
  return (
    <div role="status">
      {isLost && (
        <p className={styles.notice} data-tone={connection === 'away' ? 'warning' : 'info'}>
          <SyncProblemIcon aria-hidden="true" className={styles.icon} />
          {translate(connection === 'away' ? 'realtime.away' : 'realtime.polling')}
        </p>
      )}
    </div>
  );
}
