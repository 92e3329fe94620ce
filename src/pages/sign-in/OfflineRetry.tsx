import { useEffect } from 'react';
import type { Translations } from './translations.ts';
import styles from './Waiting.module.css';

interface OfflineRetryProps {
  t: Translations['t'];
  onRetry: () => void;
}

/**
 * Renders the offline page while the session cannot be loaded. The session is kept; retries when the network
 * is back.
 */
export function OfflineRetry({ t, onRetry }: OfflineRetryProps) {
  useEffect(() => {
    document.title = `${t('offline.title')} · ${t('app.name')}`;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [t, onRetry]);
  return (
    <main className={styles['page']}>
      <div className={styles['text']} role="alert">
        <h1>{t('offline.heading')}</h1>
        <p>{t('offline.text')}</p>
        <button type="button" className="ui-button ui-button--primary" onClick={onRetry}>
          {t('offline.retry')}
        </button>
      </div>
    </main>
  );
}
