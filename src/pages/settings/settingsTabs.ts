import type { Schemas } from '#contract/types.ts';
import { lazyWithPreload, type PreloadableComponent } from '../../ui/lazyWithPreload.tsx';
import type { SettingsUser } from './SettingsUser.ts';

interface SettingsTab {
  /** Path segment of the address. */
  path: string;
  /** Key of its messages. */
  messageKey: string;
  /** Permission that the tab requires. */
  needs?: Schemas['Permission'];
  /** True if the tab is shown only if there are third-party services. */
  isAboutServices?: boolean;
  View: PreloadableComponent<SettingsUser>;
}

/** Settings tabs in display order. */
const settingsTabs: readonly SettingsTab[] = [
  {
    path: 'profile',
    messageKey: 'profile',
    View: lazyWithPreload(async () => (await import('./profile/ProfileTab.tsx')).ProfileTab),
  },
  {
    path: 'password',
    messageKey: 'password',
    View: lazyWithPreload(async () => (await import('./password/PasswordTab.tsx')).PasswordTab),
  },
  {
    path: 'social-accounts',
    messageKey: 'social',
    View: lazyWithPreload(async () => (await import('./social/SocialTab.tsx')).SocialTab),
  },
  {
    path: 'two-factor',
    messageKey: 'twoFactor',
    View: lazyWithPreload(async () => (await import('./two-factor/TwoFactorTab.tsx')).TwoFactorTab),
  },
  {
    path: 'notifications',
    messageKey: 'notifications',
    View: lazyWithPreload(
      async () => (await import('./notifications/NotificationsTab.tsx')).NotificationsTab,
    ),
  },
  {
    path: 'sessions',
    messageKey: 'sessions',
    View: lazyWithPreload(async () => (await import('./sessions/SessionsTab.tsx')).SessionsTab),
  },
  {
    path: 'privacy',
    messageKey: 'privacy',
    isAboutServices: true,
    View: lazyWithPreload(async () => (await import('./privacy/PrivacyTab.tsx')).PrivacyTab),
  },
  {
    path: 'support-access',
    messageKey: 'supportAccess',
    needs: 'account.read',
    View: lazyWithPreload(
      async () => (await import('../support-access/SupportAccess.tsx')).SupportAccess,
    ),
  },
];

/**
 * Returns the settings tabs of a user.
 * @param hasServices true if there are third-party services to allow
 */
export const tabsOf = (
  { permission }: SettingsUser['user'],
  hasServices: boolean,
): readonly SettingsTab[] =>
  settingsTabs.filter(
    ({ needs, isAboutServices }) =>
      (needs === undefined || permission.grants.includes(needs)) &&
      (hasServices || !isAboutServices),
  );
