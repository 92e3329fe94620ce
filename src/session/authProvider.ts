import type { AuthProvider } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import type { Client } from '../data/client.ts';
import { hasPermission } from './hasPermission.ts';
import { fetchSession } from './loadSession.ts';
import { shownSession, type SessionData } from './loginState.ts';
import { hasFeature } from './packageFeatures.ts';
import type { PanelSession } from './panelSession.ts';
import { signOut } from './signOut.ts';

type Permission = Schemas['Permission'];

interface Surroundings {
  client: Client;
  session: PanelSession;
  /** Returns the right that an action of a resource takes; undefined where any session is enough. */
  permissionOf: (resource: string, action: string) => Permission | undefined;
}

/** An action on a resource, or a package feature as an action on `features`. */
interface Asked {
  resource: string;
  action: string;
  /** Record whose provider's package counts; any of the user's providers where there is none. */
  record?: object | undefined;
}

/** The auth provider with what the panel adds. */
export interface PanelAuthProvider extends AuthProvider {
  /** Returns the result of `canAccess` synchronously: the session's permissions are in the page. */
  mayAccess: (asked: Asked) => boolean;
  /** Returns true if an agent impersonates this customer user. */
  isImpersonated: () => boolean;
  /** Loads the session anew after its user changed something about themselves. */
  reloadSession: () => Promise<void>;
  /** Runs whenever the session is cleared. @returns what takes it back */
  onClear: PanelSession['onClear'];
}

/**
 * The session for react-admin. Signing in has its own pages. A 401 is dealt with where it arrives, in
 * the client: here it must not log out again, or the form that waits below the sign-in were lost.
 */
export function createAuthProvider({
  client,
  session,
  permissionOf,
}: Surroundings): PanelAuthProvider {
  const data = (): SessionData | undefined => shownSession(session.login.get());
  const isImpersonated = () => (data()?.impersonation ?? null) !== null;
  const mayAccess = ({ resource, action, record }: Asked): boolean => {
    if (resource === 'features') return hasFeature(data(), action, record);
    return hasPermission(data(), permissionOf(resource, action));
  };

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
        customerId: user?.customerId,
        fullName: user?.name,
        avatar: user?.image ?? undefined,
        accountManager: user?.accountManager ?? null,
        isImpersonated: isImpersonated(),
      };
    },
    getPermissions: async () => data()?.user.permission.grants ?? [],
    onClear: (cleanup) => session.onClear(cleanup),
    reloadSession: async () => {
      const keys = session.current();
      if (!keys) return;
      const fresh = await fetchSession(client, keys);
      if (session.login.get().status === 'in') session.enter(fresh);
    },
    mayAccess,
    isImpersonated,
    canAccess: async (asked) => mayAccess(asked),
  };
}
