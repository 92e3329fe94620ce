import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { returnPath } from '../pages/sign-in/socialReturn.ts';
import type { SessionData } from '../session/loginState.ts';
import { lazyPage } from './lazyPage.ts';
import { pageRoute } from './pageRoute.tsx';
import { pageRoutes } from './pageRoutes.ts';

const SettingsPage = lazyPage(pageRoutes.settings);
/** Result page for linking an external account while signed in. */
const SocialReturnPage = lazyPage(pageRoutes.instagramReturn);

/** Returns the routes of the user's settings, and the return paths of OAuth services. */
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
    // The sign-in also handles these paths, but its bundle lacks the panel.
    ...(['google', 'facebook'] as const).map((service) => (
      <Route
        key={service}
        path={returnPath(service)}
        element={<SocialReturnPage service={service} user={user} to="/settings/social-accounts" />}
      />
    )),
  ];
}
