import { signOut as signOutOperation } from '#contract/operations.ts';
import type { Client } from '../data/client.ts';
import type { PanelSession } from './panelSession.ts';

/** Timeout of the sign-out call and of the deletion, in ms. */
const TIMEOUT_MS = 4000;

/**
 * Ends the session at the API and here, and deletes the files of unfinished uploads. The token of an impersonation is
 * not deleted: it expires by itself and is not the agent's own.
 */
export async function signOut(client: Client, session: PanelSession): Promise<void> {
  // Before the page is left, which would abort it. A page that stored files has loaded this module.
  const forgotten = import('../ui/forgetUploads.ts').then(
    ({ forgetUploads }) => forgetUploads(),
    () => undefined,
  );
  const keys = session.current();
  if (keys && !keys.switchUser) {
    session.announceEnd();
    const params = { token: keys.accessToken };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // The user is signed out on this device even if the API call fails.
    await client.call(signOutOperation, { params, signal, keepalive: true }).catch(() => undefined);
  }
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([forgotten, timeout]);
  session.end();
}
