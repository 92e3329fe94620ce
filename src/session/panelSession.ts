import type { ClientSession } from '../data/client.ts';
import type { SessionKeys } from '../data/request.ts';
import { clearSession, type Traces } from './clearSession.ts';
import { paths } from './guards.ts';
import { createImpersonationSession } from './impersonationSession.ts';
import { readKeys, sameKeys } from './heldKeys.ts';
import type { Start } from './impersonation.ts';
import { createLoginStore, type LoginStore, type SessionData } from './loginState.ts';
import { impersonatedName, signingOutName, storedKeys } from './storedKeys.ts';

/** The session of this page: its keys, its state, its beginning and its end. */
export interface PanelSession extends ClientSession {
  readonly login: LoginStore;
  /** Returns the keys that this page uses, without a check for later changes; null while signed out. */
  current(): SessionKeys | null;
  /** Returns the keys that the browser stores now; another tab may have changed them. */
  stored(): SessionKeys | null;
  /** A sign-in succeeded: keeps its keys. The state is `in` once `enter` is called. */
  keep(session: SessionData): void;
  /** Works with these keys from now on; they are kept by another tab already. */
  adopt(keys: SessionKeys, session: SessionData): void;
  /** The session is loaded and may be shown. */
  enter(session: SessionData): void;
  /** The API knows these keys no more; nothing of them has been shown yet. */
  reject(): void;
  /** Begins to act as a customer user: this page and every other tab is loaded anew. */
  act(start: Start): void;
  /** Drops what an agent acts with and returns to the desk with their new token; without one they are signed out. */
  returnToAgent(accessToken: string | undefined): void;
  /** The agent's time is over: what is on the screen waits below the word that says so. */
  expireImpersonation(): void;
  /** Another tab began or ended to act as somebody: this one goes where that one went. @returns whether this page is left */
  follow(): boolean;
  /** Tells the other tabs that this session is about to be signed out. */
  announceEnd(): void;
  /** Another tab signs out a token: this one goes too if it works with it, or waits for it to be taken up again. */
  endedElsewhere(token: string): void;
  /** The session is over without anybody having signed out: what is on the screen waits below the sign-in. */
  expire(): void;
  /** Signs out: clears everything and leaves for the sign-in by loading the page anew. */
  end(): void;
  /** Runs whenever a session is cleared. @returns what takes it back */
  onClear(cleanup: () => void): () => void;
}

interface Surroundings extends Omit<Traces, 'cleanups'> {
  /** Loads another page of the panel in place of this one. */
  leave: (url: string) => void;
}

/**
 * Creates the session of this browser. The keys are read once: what is on the screen belongs to
 * them, so no call is sent with keys of another user who signed in meanwhile.
 */
export function createPanelSession(around: Surroundings): PanelSession {
  const cleanups = new Set<() => void>();
  const traces: Traces = { ...around, cleanups };
  const found = readKeys(around);
  if (found === 'half') clearSession(traces);
  let own = found === 'half' ? null : found;
  if (own?.switchUser) around.storage.set(impersonatedName, own.switchUser);
  else around.storage.remove(impersonatedName);
  /** Keys of a session that ended during work. */
  let lost: SessionKeys | null = null;
  const login = createLoginStore({ status: own ? 'unknown' : 'out' });

  const forget = () => {
    clearSession(traces);
    own = null;
  };

  const end = () => {
    forget();
    login.set({ status: 'leaving' });
    around.leave(paths.signIn);
  };

  const expire = () => {
    const before = login.get();
    lost = own;
    forget();
    login.set(
      before.status === 'in' ? { status: 'expired', session: before.session } : { status: 'out' },
    );
  };

  const acting = createImpersonationSession({ ...around, login, own: () => own, end });

  return {
    login,
    current: () => own,
    stored: () => storedKeys(around.storage).read(),
    keys: () => {
      if (own?.switchUser) acting.assert(own);
      return own;
    },
    onUnauthorized: (used) => {
      if (!own || !sameKeys(own, used)) return;
      if (own.switchUser) acting.expireImpersonation();
      else expire();
    },
    keep: (session) => {
      own = { accessToken: session.accessToken.id, consumerKey: session.consumerKey };
      storedKeys(around.storage).write(own);
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
    act: acting.act,
    returnToAgent: acting.returnToAgent,
    expireImpersonation: acting.expireImpersonation,
    follow: acting.follow,
    announceEnd: () => {
      if (own && !own.switchUser) around.storage.set(signingOutName, own.accessToken);
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
