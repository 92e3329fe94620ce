import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Purpose } from './purposes.ts';
import styles from './ConsentBar.module.css';

interface ConsentBarProps {
  purposes: readonly Purpose[];
  onChoose: (allowed: readonly Purpose[]) => void;
}

/**
 * Renders the consent prompt for external services, once. It does not block the page, and both choices are equally
 * prominent.
 */
export function ConsentBar({ purposes, onChoose }: ConsentBarProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className={styles.bar} aria-labelledby={id}>
      <div className={styles.text}>
        <h2 id={id}>{translate('consent.ask')}</h2>
        <p>{translate('consent.askText')}</p>
        <ul>
          {purposes.map((purpose) => (
            <li key={purpose}>{translate(`consent.purposes.${purpose}.name`)}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Link className={styles.more} to="/settings/privacy">
          {translate('consent.single')}
        </Link>
        <button type="button" className="ui-button" onClick={() => onChoose([])}>
          {translate('consent.refuse')}
        </button>
        <button type="button" className="ui-button" onClick={() => onChoose(purposes)}>
          {translate('consent.allow')}
        </button>
      </div>
    </section>
  );
}
