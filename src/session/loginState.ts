import type { Schemas } from '#contract/types.ts';

/** A loaded session: user, account, providers, permissions. */
export type SessionData = Schemas['Session'];

/** Sign-in state of the user. */
export type LoginState =
  /** Keys are stored; the API has not verified them yet. */
  | { readonly status: 'unknown' }
  /** The API could not be reached; the keys are kept. */
  | { readonly status: 'offline' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly session: SessionData }
  /** The API rejected the keys during work: the page stays mounted below the sign-in. */
  | { readonly status: 'expired'; readonly session: SessionData }
  /** The impersonation has expired: the page stays mounted below a notice. */
  | { readonly status: 'ended'; readonly session: SessionData }
  /** The session has ended and the browser is navigating to another page. */
  | { readonly status: 'leaving' };

/** Returns the session on the screen, active or covered by the sign-in or a notice. */
export function shownSession(state: LoginState): SessionData | undefined {
  const { status } = state;
  return status === 'in' || status === 'expired' || status === 'ended' ? state.session : undefined;
}

export interface LoginStore {
  readonly get: () => LoginState;
  readonly set: (state: LoginState) => void;
  /** @returns the unsubscribe function */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Creates the store of the login state for useLoginState. */
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
