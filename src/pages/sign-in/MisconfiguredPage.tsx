import type { Language } from '#i18n/messages.ts';
import { deferredMessages, type LaterPhrase } from './DeferredMessages.tsx';
import { createTranslations } from './translations.ts';
import styles from './Waiting.module.css';

interface MisconfiguredPageProps {
  language: Language;
  /** One line per invalid key, for the operator of the deployment. */
  faults: string;
}

/** Renders the errors of an invalid configuration instead of starting a panel with guessed values. */
export function MisconfiguredPage({ language, faults }: MisconfiguredPageProps) {
  const { t } = createTranslations<LaterPhrase>(deferredMessages[language], language);
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
