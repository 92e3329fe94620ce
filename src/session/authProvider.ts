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

interface Dependencies {
  client: Client;
  session: PanelSession;
  /**
   * Returns the permission that an action of a resource requires; undefined if any session
   * suffices.
   */
  permissionOf: (resource: string, action: string) => Permission | undefined;
}

/** An action on a resource, or a package feature as an action on `features`. */
interface AccessRequirement {
  resource: string;
  action: string;
  /**
   * Record whose provider's package is checked; without it, any of the user's providers suffices.
   */
  record?: object | undefined;
}

/** react-admin's auth provider with the panel's additions. */
export interface PanelAuthProvider extends AuthProvider {
  /**
   * Returns the result of `canAccess` synchronously, since the page holds the session's
   * permissions.
   */
  hasAccess: (requirement: AccessRequirement) => boolean;
  /** Returns true if an agent impersonates this customer user. */
  isImpersonated: () => boolean;
  /** Refetches the session after the user has changed their own data. */
  reloadSession: () => Promise<void>;
  /** Registers a callback for each clearing of the session. @returns the unsubscribe function */
  onClear: PanelSession['onClear'];
}

/**
 * Creates react-admin's auth provider. Sign-in has pages of its own. The client handles a 401;
 * `checkError` must not log out again, or the form below the sign-in would be lost.
 */
export function createAuthProvider({
  client,
  session,
  permissionOf,
}: Dependencies): PanelAuthProvider {
  const data = (): SessionData | undefined => shownSession(session.login.get());
  const isImpersonated = () => (data()?.impersonation ?? null) !== null;
  const hasAccess = ({ resource, action, record }: AccessRequirement): boolean => {
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
      // The page is being redirected to the sign-in; the router must not navigate.
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
    hasAccess,
    isImpersonated,
    canAccess: async (requirement) => hasAccess(requirement),
  };
}
