import { useMemo, type ReactNode } from 'react';
import type { SessionData } from '../session/loginState.ts';
import { MenuFooter } from '../shell/MenuFooter.tsx';
import type { ShellSettings } from './ShellSettings.ts';

/** Below the menu: the banner for accounts that do not pay, and the panel in the stores; undefined where there is neither. */
export function useMenuFooter(
  { customer, user }: SessionData,
  { features, links }: ShellSettings,
  onUpgrade: () => void,
): ReactNode {
  const isOffered = features.upgradeBanner && !customer.isPaid && !user.isAgent;
  const { androidApp, iosApp } = links;
  return useMemo(
    () =>
      isOffered || androidApp !== null || iosApp !== null ? (
        <MenuFooter
          onUpgrade={isOffered ? onUpgrade : undefined}
          android={androidApp}
          ios={iosApp}
        />
      ) : undefined,
    [isOffered, androidApp, iosApp, onUpgrade],
  );
}
