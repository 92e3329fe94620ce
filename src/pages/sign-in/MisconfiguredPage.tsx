import type { Language } from '#i18n/messages.ts';
import { deferredMessages, type LaterPhrase } from './DeferredMessages.tsx';
import { speak } from './words.ts';
import styles from './Waiting.module.css';

interface MisconfiguredPageProps {
  language: Language;
  /** A line for each wrong key, for whoever runs the deployment. */
  faults: string;
}

/** The page's configuration cannot be used: what is wrong with it, instead of a panel that guesses. */
export function MisconfiguredPage({ language, faults }: MisconfiguredPageProps) {
  const { t } = speak<LaterPhrase>(deferredMessages[language], language);
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
