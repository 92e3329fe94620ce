import { IDLE_DAYS } from '../../../http/authenticate.ts';
import type { SystemHandler } from '../../../http/call.ts';
import { notFound } from '../../../http/apiError.ts';
import { deviceOf } from '../device.ts';
import { endSessionOf, endSessionsOf, openSessionsOf } from '../sessions.ts';
import { DAY_MS } from '../../../time/day.ts';

/** Lists the open sessions of the user; their tokens are never returned. */
export const listSessions: SystemHandler<'listSessions'> = {
  system: async (tx, { principal, now }) => {
    const rows = await openSessionsOf(tx, principal, now);
    return {
      data: rows.map((row) => ({
        id: row.id,
        ...deviceOf(row.user_agent),
        address: row.address?.slice(0, 60) ?? null,
        createdAt: row.created_at,
        lastSeenAt: row.last_used_at,
        // Whichever is earlier.
        expiresAt: new Date(
          Math.min(Date.parse(row.expires_at), Date.parse(row.last_used_at) + IDLE_DAYS * DAY_MS),
        ).toISOString(),
        isCurrent: row.id === principal.sessionId,
        agentName: row.agent_name?.slice(0, 120) ?? null,
      })),
    };
  },
};

/** Ends one of the user's own sessions; 404 for any other. */
export const deleteSession: SystemHandler<'deleteSession'> = {
  system: async (tx, { principal, params }) => {
    if (!(await endSessionOf(tx, principal.userId, params.id))) throw notFound();
    return { data: {} };
  },
};

export const deleteOtherSessions: SystemHandler<'deleteOtherSessions'> = {
  system: async (tx, { principal }) => {
    await endSessionsOf(tx, principal.userId, principal.sessionId);
    return { data: {} };
  },
};
