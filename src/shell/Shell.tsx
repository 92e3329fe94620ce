import { useTranslate } from 'react-admin';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { ScreenWatch } from '../ui/whenFirstScreenIdle.ts';
import { deferredMessages } from '../ui/deferredMessages.ts';
import { lazyOnDemand } from '../ui/lazyOnDemand.tsx';
import { preloadMenu } from '../ui/Menu.tsx';
import { canAffordPrefetch } from '../ui/prefetchWhenIdle.ts';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { usePhone } from '../ui/usePhone.ts';
import { whenIdle } from '../ui/whenIdle.ts';
import { BottomBar } from './BottomBar.tsx';
import type { MenuGroup } from './menu.ts';
import { Notifications } from './Notifications.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import type { GoToShortcut } from './GoToShortcut.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar, type TopBarProps } from './TopBar.tsx';
import { useMenuBeside } from './useMenuBeside.ts';
import frame from './bannerFrame.module.css';
import styles from './Shell.module.css';

const MenuDrawer = lazyOnDemand(async () => (await import('./MenuDrawer.tsx')).default);

export interface ShellProps extends Omit<TopBarProps, 'onOpenMenu'>, Omit<SidebarProps, 'footer'> {
  /** Entries of the phone's bottom bar, at most four. */
  quick: readonly MenuGroup[];
  /** Destinations of the keyboard shortcuts. */
  goToShortcuts: readonly GoToShortcut[];
  /** Content under the menu: the upgrade banner, the app stores. */
  menuFooter?: ReactNode;
  /** Banner at the top of every page, 44 px high: an impersonation, a pending payment. */
  banner?: ReactNode;
  /** Content above the page: the pages of its provider. */
  sections?: ReactNode;
  /** Content below the top bar: the status of the connection. */
  status?: ReactNode;
  children: ReactNode;
}

/**
 * Renders the panel around every page: menu, top bar, messages, and the boundary in which a page loads, fails
 * and recovers. Pass stable props (constants, memoised arrays and elements), so that menu and bars do not
 * re-render while lists change.
 */
export function Shell(props: ShellProps) {
  const {
    menu,
    quick,
    crmStatus,
    menuFooter,
    banner,
    status,
    onLocked,
    sections,
    goToShortcuts,
    children,
    ...topBar
  } = props;
  const translate = useTranslate();
  const isBeside = useMenuBeside();
  const isPhone = usePhone();
  const main = useRef<HTMLElement>(null);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const openMenu = useCallback(() => setDrawer('open'), []);
  const closeMenu = useCallback(() => setDrawer('closed'), []);
  useEffect(() => {
    if (!canAffordPrefetch()) return;
    void whenIdle().then(() => {
      void preloadMenu();
      // Errors are ignored here; the first user of the messages retries and reports them.
      deferredMessages().catch(() => undefined);
    });
  }, []);
  const sidebar = { menu, crmStatus, onLocked, footer: menuFooter };

  return (
    <div className={`${frame.frame} ${styles.shell}`} data-banner={banner ? '' : undefined}>
      <SkipLink target={main} />
      {/* Rendered before the page, so that the page's own scrolling runs last. */}
      <RouteEffects />
      {banner && <div className={frame.banner}>{banner}</div>}
      <aside className={styles.side}>{isBeside && <Sidebar {...sidebar} />}</aside>
      {drawer !== 'unused' && (
        <Suspense fallback={null}>
          <MenuDrawer {...sidebar} open={drawer === 'open'} onClose={closeMenu} />
        </Suspense>
      )}
      <div className={styles.body}>
        <TopBar {...topBar} crmStatus={crmStatus} onOpenMenu={openMenu} />
        <OfflineBanner />
        {status}
        {sections && <div className={styles.sections}>{sections}</div>}
        <main ref={main} tabIndex={-1} className={styles.main}>
          <PageBoundary>
            <Suspense fallback={<SkeletonRows label={translate('shell.loading')} />}>
              {children}
              <ScreenWatch />
            </Suspense>
          </PageBoundary>
        </main>
      </div>
      {isPhone && <BottomBar entries={quick} onMore={openMenu} />}
      <Notifications />
      <Shortcuts goToShortcuts={goToShortcuts} />
    </div>
  );
}
