import { ApiError, errorPhrase } from '../data/ApiError.ts';
import type { ClientSession } from '../data/client.ts';
import type { SessionKeys } from '../data/request.ts';
import { clearSession, type Traces } from './clearSession.ts';
import { paths } from './guards.ts';
import { readImpersonation } from './impersonation.ts';
import { createLoginStore, type LoginStore, type SessionData } from './loginState.ts';
import { storedKeys } from './storedKeys.ts';

/** The session of this page: its keys, its state, its beginning and its end. */
export interface PanelSession extends ClientSession {
  readonly login: LoginStore;
  /** What this page works with, without a look at what became of it; null while signed out. */
  current(): SessionKeys | null;
  /** What the browser keeps now; another tab may have changed it. */
  stored(): SessionKeys | null;
  /** A sign-in succeeded: keeps its keys. The state is `in` once `enter` is called. */
  keep(session: SessionData): void;
  /** Works with these keys from now on; they are kept by another tab already. */
  adopt(keys: SessionKeys, session: SessionData): void;
  /** The session is loaded and may be shown. */
  enter(session: SessionData): void;
  /** The API knows these keys no more; nothing of them has been shown yet. */
  reject(): void;
  /** Signs out: clears everything and leaves for the sign-in by loading the page anew. */
  end(): void;
  /** Runs whenever a session is cleared. @returns what takes it back */
  onClear(cleanup: () => void): () => void;
}

interface Surroundings extends Omit<Traces, 'cleanups'> {
  /** Loads another page of the panel in place of this one. */
  leave: (url: string) => void;
}

/** What the browser holds: an impersonation goes before the agent's own keys; half of one ends both. */
function readKeys({ storage, cookies }: Surroundings): SessionKeys | 'half' | null {
  const keys = storedKeys(storage).read();
  const impersonation = readImpersonation(cookies);
  if (impersonation.kind === 'none') return keys;
  // The second half of the key is the agent's own in both cases.
  if (impersonation.kind === 'half' || !keys) return 'half';
  const { accessToken, switchUser } = impersonation;
  return { accessToken, switchUser, consumerKey: keys.consumerKey };
}

function same(one: SessionKeys, other: SessionKeys): boolean {
  return one.accessToken === other.accessToken && one.switchUser === other.switchUser;
}

/**
 * The session that this browser holds. The keys are read once: what is on the screen belongs to
 * them, so a call never goes out with those of somebody who signed in elsewhere meanwhile.
 */
export function createPanelSession(around: Surroundings): PanelSession {
  const cleanups = new Set<() => void>();
  const traces: Traces = { ...around, cleanups };
  const found = readKeys(around);
  if (found === 'half') clearSession(traces);
  let own = found === 'half' ? null : found;
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

  /** An agent's pair can go at any time: by its age, in another tab, by hand. */
  const assertImpersonation = (keys: SessionKeys) => {
    const now = readKeys(around);
    if (now && now !== 'half' && same(now, keys)) return;
    if (now === 'half' || !now) end();
    else {
      login.set({ status: 'leaving' });
      around.leave(paths.home);
    }
    throw new ApiError({ status: 401, code: 'unauthenticated', message: errorPhrase.unexpected });
  };

  return {
    login,
    current: () => own,
    stored: () => storedKeys(around.storage).read(),
    keys: () => {
      if (own?.switchUser) assertImpersonation(own);
      return own;
    },
    onUnauthorized: (used) => {
      if (!own || !same(own, used)) return;
      const before = login.get();
      forget();
      login.set(
        before.status === 'in' ? { status: 'expired', session: before.session } : { status: 'out' },
      );
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
    end,
    onClear: (cleanup) => {
      cleanups.add(cleanup);
      return () => cleanups.delete(cleanup);
    },
  };
}
