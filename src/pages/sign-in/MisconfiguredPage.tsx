import type { Speech } from './words.ts';
import styles from './Waiting.module.css';

interface MisconfiguredPageProps {
  t: Speech['t'];
  /** A line for each wrong key, for whoever runs the deployment. */
  faults: string;
}

/** The page's configuration cannot be used: what is wrong with it, instead of a panel that guesses. */
export function MisconfiguredPage({ t, faults }: MisconfiguredPageProps) {
  return (
    <main className={styles['page']}>
      <div className={styles['text']} role="alert">
        <h1>{t('misconfigured.title')}</h1>
        <p>{t('misconfigured.text')}</p>
        <pre dir="ltr" className={styles['faults']}>
          {faults}
        </pre>
      </div>
    </main>
  );
}
