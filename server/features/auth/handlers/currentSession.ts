import type { SystemHandler } from '../../../http/call.ts';
import { notFound } from '../../../http/apiError.ts';
import { readSession } from '../readSession.ts';
import { endSession, isTokenOf } from '../sessions.ts';

/** The caller's own session; any other token is as unknown as a made-up one. */
export const getSession: SystemHandler<'getSession'> = {
  system: async (tx, { principal, params, keys, language }) => {
    if (!(await isTokenOf(tx, principal.sessionId, params.token))) throw notFound();
    return readSession(tx, principal.sessionId, keys, language);
  },
};

/** Ends the caller's own session and no other: an agent who acts as a user ends that alone. */
export const signOut: SystemHandler<'signOut'> = {
  system: async (tx, { principal, params }) => {
    if (!(await isTokenOf(tx, principal.sessionId, params.token))) throw notFound();
    await endSession(tx, principal.sessionId);
    return { data: {} };
  },
};
