import type { SystemHandler } from '../../../http/call.ts';
import { notFound } from '../../../http/apiError.ts';
import { readSession } from '../readSession.ts';
import { endSession, isTokenOf } from '../sessions.ts';

/** Returns the caller's own session; 404 for any other token. */
export const getSession: SystemHandler<'getSession'> = {
  system: async (tx, call) => {
    const { principal, params, keys } = call;
    if (!(await isTokenOf(tx, principal.sessionId, params.token))) throw notFound();
    return readSession(tx, principal.sessionId, keys, call);
  },
};

/** Ends only the current session: during an impersonation, only that of the impersonation. */
export const signOut: SystemHandler<'signOut'> = {
  system: async (tx, { principal, params }) => {
    if (!(await isTokenOf(tx, principal.sessionId, params.token))) throw notFound();
    await endSession(tx, principal.sessionId);
    return { data: {} };
  },
};
