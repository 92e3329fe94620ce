import { createContext, use, useSyncExternalStore } from 'react';
import type { PushPort, PushState } from './PushPort.ts';

/** Push port of the signed-in user; null if there is none, as during an impersonation. */
export const PushContext = createContext<PushPort | null>(null);

const nothing = () => () => undefined;

/** Returns the push port and subscribes to its state. */
export function usePush(): { port: PushPort | null; state: PushState } {
  const port = use(PushContext);
  const state = useSyncExternalStore<PushState>(
    port?.onChange ?? nothing,
    port?.state ?? (() => 'unavailable'),
  );
  return { port, state };
}
