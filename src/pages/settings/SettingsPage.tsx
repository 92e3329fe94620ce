import { useTranslate } from 'react-admin';
import { Suspense, use, useEffect, useRef } from 'react';
import { Navigate, NavLink, useParams } from 'react-router-dom';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { ConsentContext } from '../../third-parties/ConsentContext.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './SettingsPage.module.css';
import { tabsOf } from './settingsTabs.ts';
import type { SettingsUser } from './SettingsUser.ts';

/** Renders the user's own settings; each tab has its own address. */
export function SettingsPage({ user, isImpersonated }: SettingsUser) {
  const translate = useTranslate();
  const { tab: path } = useParams();
  const tabs = tabsOf(user, use(ConsentContext) !== null);
  const tab = tabs.find((one) => one.path === path);
  usePageTitle(
    tab
      ? `${translate(`settings.${tab.messageKey}.title`)} · ${translate('settings.title')}`
      : path === undefined
        ? translate('settings.title')
        : '',
  );
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the tab strip is wider than the page.
    const current = strip.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  if (path === undefined) return <Navigate to="/settings/profile" replace />;
  if (!tab) return <NotFoundPage />;
  const { View } = tab;
  return (
    <>
      <PageHeader title={translate('settings.title')} />
      <div className={styles.page}>
        <nav ref={strip} className={styles.tabs} aria-label={translate('settings.tabs')}>
          {tabs.map((one) => (
            <NavLink
              key={one.path}
              to={`/settings/${one.path}`}
              className={styles.tab}
              onPointerEnter={one.View.preload}
              onFocus={one.View.preload}
            >
              {translate(`settings.${one.messageKey}.title`)}
            </NavLink>
          ))}
        </nav>
        <section className={styles.content} aria-labelledby="settings-tab">
          <h2 id="settings-tab" className={styles.title}>
            {translate(`settings.${tab.messageKey}.title`)}
          </h2>
          <p className={styles.lead}>{translate(`settings.${tab.messageKey}.lead`)}</p>
          <Suspense
            fallback={
              <SkeletonRows label={translate('ui.state.loading')} rows={4} rowHeight="64px" />
            }
          >
            <View key={tab.path} user={user} isImpersonated={isImpersonated} />
          </Suspense>
        </section>
      </div>
    </>
  );
}
