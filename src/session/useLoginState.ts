import { useSyncExternalStore } from 'react';
import type { LoginState, LoginStore } from './loginState.ts';

/** Subscribes to the login state. */
export function useLoginState(store: LoginStore): LoginState {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
