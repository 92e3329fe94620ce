import { type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { returnPath } from '../pages/sign-in/socialReturn.ts';
import type { SessionData } from '../session/loginState.ts';
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx';

const SettingsPage = lazyWithPreload(
  async () => (await import('../pages/settings/SettingsPage.tsx')).SettingsPage,
);

/** Rare: who comes back from another service while signed in. */
const SocialReturnPage = lazyWithPreload(
  async () => (await import('../pages/social-return/SocialReturnPage.tsx')).SocialReturnPage,
);

/** Paths of the pages that show the result after another service has redirected back. */
const RETURNS = {
  google: '/settings/social-accounts',
  facebook: '/settings/social-accounts',
  instagram: '/',
} as const;

/** The person's own settings, and the ways back to them. */
export function settingsRoutes({ user, impersonation }: SessionData): ReactElement[] {
  return [
    <Route
      key="settings"
      path="/settings/:tab?"
      element={<SettingsPage user={user} isImpersonated={impersonation !== null} />}
    />,
    ...(['google', 'facebook', 'instagram'] as const).map((service) => (
      <Route
        key={service}
        path={returnPath(service)}
        element={<SocialReturnPage service={service} user={user} to={RETURNS[service]} />}
      />
    )),
  ];
}
