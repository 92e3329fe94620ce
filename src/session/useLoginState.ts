import { useSyncExternalStore } from 'react';
import type { LoginState, LoginStore } from './loginState.ts';

/** The login state; draws again when it changes. */
export function useLoginState(store: LoginStore): LoginState {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
