import { useTranslate } from 'react-admin';
import { use, useSyncExternalStore } from 'react';
import { ConsentContext } from '../../../third-parties/ConsentContext.ts';
import { NOTHING_CHOSEN, type ConsentStore } from '../../../third-parties/consentStore.ts';
import type { Purpose } from '../../../third-parties/purposes.ts';
import parts from '../parts.module.css';
import styles from './Privacy.module.css';

interface ChoicesProps {
  purposes: readonly Purpose[];
  store: ConsentStore;
}

/** Renders a checkbox for each third-party service; each choice is saved immediately. */
function Choices({ purposes, store }: ChoicesProps) {
  const translate = useTranslate();
  const allowed = useSyncExternalStore(store.subscribe, store.get) ?? NOTHING_CHOSEN;
  const choose = (purpose: Purpose, isAllowed: boolean) => {
    const others = allowed.filter((one) => one !== purpose);
    store.choose(isAllowed ? [...others, purpose] : others);
  };
  return (
    <div className={parts.card}>
      {purposes.map((purpose) => (
        <label key={purpose} className={styles.choice}>
          <input
            type="checkbox"
            className="ui-check"
            aria-describedby={`consent-${purpose}`}
            checked={allowed.includes(purpose)}
            onChange={(event) => choose(purpose, event.target.checked)}
          />
          <span>
            {translate(`consent.purposes.${purpose}.name`)}
            <span id={`consent-${purpose}`} className={parts.muted}>
              {translate(`consent.purposes.${purpose}.text`)}
            </span>
          </span>
        </label>
      ))}
      <p className={parts.muted}>{translate('consent.device')}</p>
    </div>
  );
}

/** Renders the settings for content that this device may fetch from other services. */
export function PrivacyTab() {
  const consent = use(ConsentContext);
  return consent && <Choices {...consent} />;
}
