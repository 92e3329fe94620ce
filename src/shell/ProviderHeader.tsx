import ExpandIcon from '@mui/icons-material/UnfoldMoreOutlined';
import { useLocation, useTranslate } from 'react-admin';
import { Fragment, memo, Suspense, useState } from 'react';
import { lazyOnDemand } from '../ui/lazyOnDemand.tsx';
import { providerIdIn, type HeaderProvider } from './providerPath.ts';
import styles from './ProviderHeader.module.css';

const ProviderMenu = lazyOnDemand(async () => (await import('./ProviderMenu.tsx')).ProviderMenu);

/**
 * Renders the name and facts of the page's provider, and a menu that opens the same page of another provider.
 * Renders nothing on other pages.
 */
export const ProviderHeader = memo(function ProviderHeader(props: {
  providers: readonly HeaderProvider[];
}) {
  const { providers } = props;
  const { pathname } = useLocation();
  const id = providerIdIn(pathname);
  const current = providers.find((provider) => provider.id === id);
  return current ? <Header current={current} path={pathname} providers={providers} /> : null;
});

interface HeaderProps {
  current: HeaderProvider;
  path: string;
  providers: readonly HeaderProvider[];
}

function Header({ current, path, providers }: HeaderProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <section className={styles.header} aria-label={translate('places.provider.facts')}>
      <button
        type="button"
        className={styles.current}
        aria-label={translate('places.provider.choose', { name: current.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={ProviderMenu.preload}
        onFocus={ProviderMenu.preload}
      >
        <bdi className={styles.name}>{current.name}</bdi>
        <ExpandIcon className={styles.chevron} aria-hidden="true" />
      </button>
      <p className={styles.facts}>
        {current.facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </p>
      {anchor && (
        <Suspense fallback={null}>
          <ProviderMenu
            anchor={anchor}
            path={path}
            current={current.id}
            providers={providers}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
