import { deleteCurrentImpersonation } from '#contract/operations.ts';
import type { Client } from '../data/client.ts';
import type { PanelSession } from './panelSession.ts';

/** Returning to the desk does not wait longer than this for the API, in ms. */
const patience = 4000;

/** Ends an agent's time as a user, at the API and here. The agent stays signed in. */
export async function endActing(client: Client, session: PanelSession): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  // Whoever ends it is back at the desk, whatever the API says; what is left there ends by itself.
  await client.call(deleteCurrentImpersonation, { signal, keepalive: true }).catch(() => undefined);
  session.stopActing();
}
