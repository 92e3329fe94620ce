import { useLocation, useTranslate } from 'react-admin';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { providerIdIn } from './providerPath.ts';
import styles from '../ui/tabStrip.module.css';

/** Tab of a provider's page. */
export interface ProviderSection {
  key: string;
  label: string;
  /** Path segment; empty for the provider's own page. */
  step: string;
  /** Ids of the providers that have this tab; all if undefined. */
  ids?: readonly number[];
  preload?: () => void;
}

/** Renders the pages of one provider as tabs; nothing on pages without a provider. */
export const ProviderSections = memo(function ProviderSections(props: {
  sections: readonly ProviderSection[];
  /** Ids of the providers for which tabs are rendered. */
  ids: readonly number[];
}) {
  const { pathname } = useLocation();
  const id = providerIdIn(pathname);
  return id !== undefined && props.ids.includes(id) ? (
    <Strip
      id={id}
      sections={props.sections.filter(({ ids }) => ids === undefined || ids.includes(id))}
    />
  ) : null;
});

const isHere = (path: string, base: string, step: string) =>
  step === ''
    ? path === base || /^\/(info(\/|$)|edit\/?$)/.test(path.slice(base.length))
    : path === `${base}/${step}` || path.startsWith(`${base}/${step}/`);

function Strip({ id, sections }: { id: number; sections: readonly ProviderSection[] }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  const base = `/providers/${id}`;
  useEffect(() => {
    // On a narrow screen the tab strip is wider than the page.
    const current = strip.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={strip} className={styles.tabs} aria-label={translate('places.provider.sections')}>
      {sections.map(({ key, label, step, preload }) => (
        <Link
          key={key}
          to={step === '' ? base : `${base}/${step}`}
          className={styles.tab}
          aria-current={isHere(pathname, base, step) ? 'page' : undefined}
          onPointerEnter={preload}
          onFocus={preload}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
