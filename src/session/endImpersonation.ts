import { returnFromImpersonation } from '#contract/operations.ts';
import { ApiError } from '../data/ApiError.ts';
import type { Client } from '../data/client.ts';
import type { PanelSession } from './panelSession.ts';

/** Timeout of the call that ends an impersonation, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Ends an agent's impersonation and returns to the desk with a new token of the agent, or to the sign-in if the
 * agent's own session has ended.
 * @throws ApiError or TimeoutError if the API does not respond; the caller may retry
 */
export async function endImpersonation(client: Client, session: PanelSession): Promise<void> {
  const end = async () => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const { data } = await client.call(returnFromImpersonation, { signal });
      session.returnToAgent(data.accessToken);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      session.returnToAgent(undefined);
    }
  };
  // The keys can be exchanged only once: one tab sends the request, and the others then find the new token in the
  // storage.
  await ('locks' in navigator ? navigator.locks.request('panel-return', end) : end());
}
