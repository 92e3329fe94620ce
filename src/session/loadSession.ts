import { getSession } from '#contract/operations.ts';
import { ApiError } from '../data/ApiError.ts';
import type { Client } from '../data/client.ts';
import type { SessionKeys } from '../data/request.ts';
import type { SessionData } from './loginState.ts';
import type { PanelSession } from './panelSession.ts';

/** Fetches the session of these keys. @throws ApiError */
export function fetchSession(client: Client, keys: SessionKeys): Promise<SessionData> {
  return client.call(getSession, {
    params: { token: keys.accessToken },
    query: { scopes: 'user' },
  });
}

/**
 * Returns true if an error invalidates the keys (401 or 404); any other failure may be temporary.
 */
function endsSession(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 404);
}

/** Ends an expired impersonation. The code is imported on demand, since only agents need it. */
async function endExpired(client: Client, session: PanelSession): Promise<void> {
  const { endImpersonation } = await import('./endImpersonation.ts');
  await endImpersonation(client, session);
}

/**
 * Fetches the session and sets the login state: `in`, `out` if the keys are rejected, `offline` without a
 * response. Ends an expired impersonation. Never rejects.
 */
export async function loadSession(client: Client, session: PanelSession): Promise<void> {
  const keys = session.current();
  if (!keys) return;
  session.login.set({ status: 'unknown' });
  try {
    session.enter(await fetchSession(client, keys));
  } catch (error) {
    if (session.login.get().status !== 'unknown') return;
    if (endsSession(error) && keys.switchUser)
      await endExpired(client, session).catch(() => session.login.set({ status: 'offline' }));
    else if (endsSession(error)) session.reject();
    else session.login.set({ status: 'offline' });
  }
}
