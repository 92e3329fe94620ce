import { signOut as signOutOperation } from '#contract/operations.ts';
import type { Client } from '../data/client.ts';
import type { PanelSession } from './panelSession.ts';

/** Signing out does not wait longer than this for the API, in ms. */
const TIMEOUT_MS = 4000;

/**
 * Ends the session at the API and here. A token made for an impersonation is not deleted: it ends
 * by itself and is not the agent's own.
 */
export async function signOut(client: Client, session: PanelSession): Promise<void> {
  const keys = session.current();
  if (keys && !keys.switchUser) {
    session.announceEnd();
    const params = { token: keys.accessToken };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // Whoever signs out is out on this device, whatever the API says.
    await client.call(signOutOperation, { params, signal, keepalive: true }).catch(() => undefined);
  }
  session.end();
}
