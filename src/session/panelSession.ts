import type { ClientSession } from '../data/client.ts';
import type { SessionKeys } from '../data/request.ts';
import { clearSession, type Traces } from './clearSession.ts';
import { paths } from './guards.ts';
import { createImpersonationSession } from './impersonationSession.ts';
import { readKeys, sameKeys } from './heldKeys.ts';
import type { Start } from './impersonation.ts';
import { createLoginStore, type LoginStore, type SessionData } from './loginState.ts';
import { impersonatedName, signingOutName, storedKeys } from './storedKeys.ts';

/** The session of this page: its keys, its state, and the functions that start and end it. */
export interface PanelSession extends ClientSession {
  readonly login: LoginStore;
  /** Returns the keys that this page uses, without a check for later changes; null while signed out. */
  current(): SessionKeys | null;
  /** Returns the keys that the browser stores now; another tab may have changed them. */
  stored(): SessionKeys | null;
  /** Stores the keys of a successful sign-in. The state becomes `in` only with `enter`. */
  keep(session: SessionData): void;
  /** Switches this page to keys that another tab has already stored. */
  adopt(keys: SessionKeys, session: SessionData): void;
  /** Sets the state to `in` once the session is loaded. */
  enter(session: SessionData): void;
  /** Clears keys that the API rejected before any of the session's data was shown. */
  reject(): void;
  /** Starts an impersonation; this page and every other tab reload. */
  startImpersonation(start: Start): void;
  /**
   * Ends the impersonation and returns to the desk with the agent's new token; without a token the agent is signed
   * out.
   */
  returnToAgent(accessToken: string | undefined): void;
  /** Marks the impersonation as expired: the page stays mounted below a notice. */
  expireImpersonation(): void;
  /** Navigates where another tab started or ended an impersonation. @returns true if this page is being left */
  follow(): boolean;
  /** Notifies the other tabs that this session is about to be signed out. */
  announceEnd(): void;
  /** Signs out if this page uses, or last used, a token that another tab signs out. */
  endedElsewhere(token: string): void;
  /** Marks the session as lost without a sign-out: the page stays mounted below the sign-in. */
  expire(): void;
  /** Signs out: clears everything and reloads the page at the sign-in. */
  end(): void;
  /** Registers a cleanup that runs whenever a session is cleared. @returns the unsubscribe function */
  onClear(cleanup: () => void): () => void;
}

interface Dependencies extends Omit<Traces, 'cleanups'> {
  /** Replaces this page with another page of the panel, by a full load. */
  leave: (url: string) => void;
}

/**
 * Creates the session of this browser. The keys are read once: the content on the screen belongs to them, so no
 * call is sent with keys of another user who signed in meanwhile.
 */
export function createPanelSession(dependencies: Dependencies): PanelSession {
  const cleanups = new Set<() => void>();
  const traces: Traces = { ...dependencies, cleanups };
  const found = readKeys(dependencies);
  if (found === 'half') clearSession(traces);
  let own = found === 'half' ? null : found;
  if (own?.switchUser) dependencies.storage.set(impersonatedName, own.switchUser);
  else dependencies.storage.remove(impersonatedName);
  /** Keys of a session that was lost during work. */
  let lost: SessionKeys | null = null;
  const login = createLoginStore({ status: own ? 'unknown' : 'out' });

  const forget = () => {
    clearSession(traces);
    own = null;
  };

  const end = () => {
    forget();
    login.set({ status: 'leaving' });
    dependencies.leave(paths.signIn);
  };

  const expire = () => {
    const before = login.get();
    lost = own;
    forget();
    login.set(
      before.status === 'in' ? { status: 'expired', session: before.session } : { status: 'out' },
    );
  };

  const impersonationSession = createImpersonationSession({
    ...dependencies,
    login,
    own: () => own,
    end,
  });

  return {
    login,
    current: () => own,
    stored: () => storedKeys(dependencies.storage).read(),
    keys: () => {
      if (own?.switchUser) impersonationSession.assert(own);
      return own;
    },
    onUnauthorized: (used) => {
      if (!own || !sameKeys(own, used)) return;
      if (own.switchUser) impersonationSession.expireImpersonation();
      else expire();
    },
    keep: (session) => {
      own = { accessToken: session.accessToken.id, consumerKey: session.consumerKey };
      storedKeys(dependencies.storage).write(own);
    },
    adopt: (keys, session) => {
      own = keys;
      login.set({ status: 'in', session });
    },
    enter: (session) => login.set({ status: 'in', session }),
    reject: () => {
      forget();
      login.set({ status: 'out' });
    },
    startImpersonation: impersonationSession.startImpersonation,
    returnToAgent: impersonationSession.returnToAgent,
    expireImpersonation: impersonationSession.expireImpersonation,
    follow: impersonationSession.follow,
    announceEnd: () => {
      if (own && !own.switchUser) dependencies.storage.set(signingOutName, own.accessToken);
    },
    endedElsewhere: (token) => {
      const keys = own ?? lost;
      if (keys && !keys.switchUser && keys.accessToken === token) end();
    },
    expire,
    end,
    onClear: (cleanup) => {
      cleanups.add(cleanup);
      return () => cleanups.delete(cleanup);
    },
  };
}
