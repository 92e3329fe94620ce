import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { returnPath } from '../pages/sign-in/socialReturn.ts';
import type { SessionData } from '../session/loginState.ts';
import { lazyPage } from './lazyPage.ts';
import { pageRoute } from './pageRoute.tsx';
import { pageRoutes } from './pageRoutes.ts';

const SettingsPage = lazyPage(pageRoutes.settings);
/** The result of a sign-in with another service, for users who are signed in already. */
const SocialReturnPage = lazyPage(pageRoutes.instagramReturn);

/** The person's own settings, and the ways back to them from another service. */
export function settingsRoutes(session: SessionData): ReactElement[] {
  const { user, impersonation } = session;
  return [
    pageRoute(
      session,
      'settings',
      <SettingsPage user={user} isImpersonated={impersonation !== null} />,
    ),
    pageRoute(
      session,
      'instagramReturn',
      <SocialReturnPage service="instagram" user={user} to="/" />,
    ),
    // Their paths are the sign-in's, which knows them without the panel.
    ...(['google', 'facebook'] as const).map((service) => (
      <Route
        key={service}
        path={returnPath(service)}
        element={<SocialReturnPage service={service} user={user} to="/settings/social-accounts" />}
      />
    )),
  ];
}
