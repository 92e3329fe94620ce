import { createContext, use, useSyncExternalStore } from 'react';
import type { PushPort, PushState } from './PushPort.ts';

/** The push port of the signed-in person; null where there is none, as for an agent who acts as somebody. */
export const PushContext = createContext<PushPort | null>(null);

const nothing = () => () => undefined;

/** The port and its state, which is followed. */
export function usePush(): { port: PushPort | null; state: PushState } {
  const port = use(PushContext);
  const state = useSyncExternalStore<PushState>(
    port?.onChange ?? nothing,
    port?.state ?? (() => 'unavailable'),
  );
  return { port, state };
}
