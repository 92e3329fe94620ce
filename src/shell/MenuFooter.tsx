import { useTranslate } from 'react-admin';
import { memo, type ReactNode } from 'react';
import styles from './MenuFooter.module.css';

interface MenuFooterProps {
  /** Handler that opens the offer of the upgrade banner; omitted if there is no banner. */
  onUpgrade?: (() => void) | undefined;
  /** Addresses of the panel in the app stores; null if it is not published there. */
  android: string | null;
  ios: string | null;
}

/** Renders the upgrade banner and the app store links below the menu. */
export const MenuFooter = memo(function MenuFooter({ onUpgrade, android, ios }: MenuFooterProps) {
  const translate = useTranslate();
  return (
    <div className={styles.footer}>
      {onUpgrade && (
        <section className={styles.upgrade} aria-labelledby="upgrade-banner">
          <h2 id="upgrade-banner">{translate('places.upgrade.title')}</h2>
          <p>{translate('places.upgrade.text')}</p>
          <button type="button" className="ui-button ui-button--primary" onClick={onUpgrade}>
            {translate('places.upgrade.open')}
          </button>
        </section>
      )}
      {android !== null && (
        <Store href={android} label={translate('places.stores.android')} name="Google Play">
          <path d="M5 3.6v16.8L13.4 12zM6.6 3l8 8 2.9-2.7zM6.6 21l8-8 2.9 2.7zM18.6 9l-3.1 3 3.1 3 3-1.9a1.3 1.3 0 0 0 0-2.2z" />
        </Store>
      )}
      {ios !== null && (
        <Store href={ios} label={translate('places.stores.ios')} name="App Store">
          <path d="M16.7 12.6c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.400-.1-2.800.9-3.500.9s-1.800-.9-3-.8c-1.500 0-2.900.9-3.700 2.200-1.600 2.700-.4 6.800 1.100 9 .8 1.100 1.700 2.300 2.900 2.300s1.600-.8 3-.8 1.800.8 3 .7c1.200 0 2-1.100 2.800-2.200.9-1.300 1.200-2.500 1.300-2.600-.1 0-2.500-.9-2.500-3.400zM14.400 5.900c.6-.8 1.100-1.900 1-3-1 .1-2.100.7-2.800 1.500-.6.7-1.100 1.800-1 2.800 1.100.1 2.200-.5 2.800-1.300z" />
        </Store>
      )}
    </div>
  );
});

interface StoreProps {
  href: string;
  label: string;
  name: string;
  children: ReactNode;
}

/** Renders an app store link of 188 × 50 px with a logo of our own design. */
function Store({ href, label, name, children }: StoreProps) {
  const translate = useTranslate();
  return (
    <a
      className={styles.store}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}, ${translate('shell.menu.newTab')}`}
    >
      <svg width="26" height="26" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        {children}
      </svg>
      <span className={styles.text}>
        {translate('places.stores.from')}
        <bdi dir="ltr">{name}</bdi>
      </span>
    </a>
  );
}
