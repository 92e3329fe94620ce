import type { Schemas } from '#contract/types.ts';

/** A loaded session: user, account, providers, rights. */
export type SessionData = Schemas['Session'];

/** Sign-in state of the user. */
export type LoginState =
  /** Keys are there, what they are worth is being asked. */
  | { readonly status: 'unknown' }
  /** The API could not be reached to ask; the keys are kept. */
  | { readonly status: 'offline' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly session: SessionData }
  /** The API refused the keys in the middle of work: the page waits below the sign-in. */
  | { readonly status: 'expired'; readonly session: SessionData }
  /** An agent's time as this user is over: the page waits below the word that says so. */
  | { readonly status: 'ended'; readonly session: SessionData }
  /** The session is over and the browser is on its way to another page. */
  | { readonly status: 'leaving' };

/** The session that is on the screen, at work or waiting below something. */
export function shownSession(state: LoginState): SessionData | undefined {
  const { status } = state;
  return status === 'in' || status === 'expired' || status === 'ended' ? state.session : undefined;
}

export interface LoginStore {
  readonly get: () => LoginState;
  readonly set: (state: LoginState) => void;
  /** @returns what ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** A store of the login state for useLoginState. */
export function createLoginStore(initial: LoginState): LoginStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
