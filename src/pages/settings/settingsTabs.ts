import type { Schemas } from '#contract/types.ts';
import { lazyWithPreload, type PreloadableComponent } from '../../ui/lazyWithPreload.tsx';
import type { SettingsUser } from './SettingsUser.ts';

interface SettingsTab {
  /** Step of the address. */
  path: string;
  /** Key of its words. */
  words: string;
  /** Right without which the tab is left out. */
  needs?: Schemas['Permission'];
  /** Shown only where there are services of others to allow. */
  isAboutServices?: boolean;
  View: PreloadableComponent<SettingsUser>;
}

/** The parts of the settings, in the order of their tabs. */
const settingsTabs: readonly SettingsTab[] = [
  {
    path: 'profile',
    words: 'profile',
    View: lazyWithPreload(async () => (await import('./profile/ProfileTab.tsx')).ProfileTab),
  },
  {
    path: 'password',
    words: 'password',
    View: lazyWithPreload(async () => (await import('./password/PasswordTab.tsx')).PasswordTab),
  },
  {
    path: 'social-accounts',
    words: 'social',
    View: lazyWithPreload(async () => (await import('./social/SocialTab.tsx')).SocialTab),
  },
  {
    path: 'two-factor',
    words: 'twoFactor',
    View: lazyWithPreload(async () => (await import('./two-factor/TwoFactorTab.tsx')).TwoFactorTab),
  },
  {
    path: 'notifications',
    words: 'notifications',
    View: lazyWithPreload(
      async () => (await import('./notifications/NotificationsTab.tsx')).NotificationsTab,
    ),
  },
  {
    path: 'sessions',
    words: 'sessions',
    View: lazyWithPreload(async () => (await import('./sessions/SessionsTab.tsx')).SessionsTab),
  },
  {
    path: 'privacy',
    words: 'privacy',
    isAboutServices: true,
    View: lazyWithPreload(async () => (await import('./privacy/PrivacyTab.tsx')).PrivacyTab),
  },
  {
    path: 'support-access',
    words: 'supportAccess',
    needs: 'account.read',
    View: lazyWithPreload(
      async () => (await import('../support-access/SupportAccess.tsx')).SupportAccess,
    ),
  },
];

/**
 * The tabs of a person.
 * @param hasServices whether there are services of others that they may allow
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
