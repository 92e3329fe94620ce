import type { AuthProvider } from 'ra-core';
import type { Schemas } from '#contract/types.ts';
import type { Client } from '../data/client.ts';
import type { SessionData } from './loginState.ts';
import { packageFeatures } from './packageFeatures.ts';
import type { PanelSession } from './panelSession.ts';
import { signOut } from './signOut.ts';

type Permission = Schemas['Permission'];

interface Surroundings {
  client: Client;
  session: PanelSession;
  /** Which right an action of a resource takes; undefined where any session is enough. */
  permissionOf: (resource: string, action: string) => Permission | undefined;
}

/**
 * The session for ra-core. Signing in has its own pages. A 401 is dealt with where it arrives, in
 * the client: here it must not log out again, or the form that waits below the sign-in were lost.
 */
export function createAuthProvider({ client, session, permissionOf }: Surroundings): AuthProvider {
  const data = (): SessionData | undefined => {
    const state = session.login.get();
    return state.status === 'in' || state.status === 'expired' ? state.session : undefined;
  };
  const grants = () => data()?.user.permission.grants ?? [];
  const hasFeature = packageFeatures(client);

  return {
    login: async () => {
      throw new Error('Signing in has pages of its own');
    },
    checkAuth: async () => {
      if (!data()) throw Object.assign(new Error('signed out'), { message: false });
    },
    checkError: async () => {},
    logout: async () => {
      if (data()) await signOut(client, session);
      // The page is on its way to the sign-in; the router must not go anywhere itself.
      return false;
    },
    getIdentity: async () => {
      const user = data()?.user;
      return {
        id: user?.id ?? '',
        fullName: user?.name,
        avatar: user?.image ?? undefined,
        accountManager: user?.accountManager ?? null,
        isActedAs: (data()?.impersonation ?? null) !== null,
      };
    },
    getPermissions: async () => grants(),
    canAccess: async ({ resource, action }) => {
      if (resource === 'features') return hasFeature(data(), action);
      const needed = permissionOf(resource, action);
      return needed === undefined || grants().includes(needed);
    },
  };
}
