import { useTranslate } from 'react-admin';
import { Suspense, useRef, type ReactNode } from 'react';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { LogoLink } from './LogoLink.tsx';
import { Notifications } from './Notifications.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { SkipLink } from './SkipLink.tsx';
import styles from './BareShell.module.css';

interface BareShellProps {
  crmStatus?: string;
  /** At the end of the header: a step, a way back. */
  end?: ReactNode;
  children: ReactNode;
}

/** The panel without menu and search, for a checkout or a wizard: nothing leads astray. */
export function BareShell(props: BareShellProps) {
  const translate = useTranslate();
  const main = useRef<HTMLElement>(null);
  return (
    <div className={styles.shell}>
      <SkipLink target={main} />
      <header className={styles.header}>
        <LogoLink crmStatus={props.crmStatus} />
        {props.end}
        <LoadingBar />
      </header>
      <OfflineBanner />
      <main ref={main} tabIndex={-1} className={styles.main}>
        <PageBoundary>
          <Suspense fallback={<SkeletonRows label={translate('shell.loading')} />}>
            {props.children}
          </Suspense>
        </PageBoundary>
      </main>
      <Notifications />
      <RouteEffects />
    </div>
  );
}
