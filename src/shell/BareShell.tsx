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
import frame from './bannerFrame.module.css';
import styles from './BareShell.module.css';

interface BareShellProps {
  crmStatus?: string;
  /** Content at the end of the header, such as a step or a back link. */
  end?: ReactNode;
  /** Banner at the top of every page, shown during an impersonation. */
  banner?: ReactNode;
  children: ReactNode;
}

/** Renders the panel without menu and search, for a checkout or a wizard without distractions. */
export function BareShell(props: BareShellProps) {
  const translate = useTranslate();
  const main = useRef<HTMLElement>(null);
  return (
    <div className={`${frame.frame} ${styles.shell}`} data-banner={props.banner ? '' : undefined}>
      <SkipLink target={main} />
      {props.banner && <div className={frame.banner}>{props.banner}</div>}
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
