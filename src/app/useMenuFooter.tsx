import { useMemo, type ReactNode } from 'react';
import type { SessionData } from '../session/loginState.ts';
import { MenuFooter } from '../shell/MenuFooter.tsx';
import type { ShellSettings } from './ShellSettings.ts';

/**
 * Returns the footer of the menu: the upgrade banner for accounts that do not pay, and links to the
 * app stores. Undefined if both are missing.
 */
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
