import { returnFromImpersonation } from '#contract/operations.ts';
import { ApiError } from '../data/ApiError.ts';
import type { Client } from '../data/client.ts';
import type { PanelSession } from './panelSession.ts';

/** The way back does not wait longer than this for the API, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Ends an agent's time as a user and returns to the desk with a new token of their own, or to the
 * sign-in where their own session is over. @throws ApiError or TimeoutError where no answer is to be had: they may try again
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
  // The keys lead back once: of several tabs one asks, and the others find what it was given.
  await ('locks' in navigator ? navigator.locks.request('panel-return', end) : end());
}
