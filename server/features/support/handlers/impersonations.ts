import { rejectAndCommit, type SystemHandler } from '../../../http/call.ts';
import { notFound, ApiError, refused } from '../../../http/apiError.ts';
import { writeAudit } from '../../../http/audit.ts';
import {
  endImpersonationSession,
  endImpersonationSessions,
  openImpersonationSession,
  renewAgentSession,
  limitImpersonations,
} from '../../auth/commands.ts';
import {
  beginImpersonation,
  invalidateReturnToken,
  endImpersonations,
  storeReturnToken,
  listOfAgent,
  lockTarget,
  lockByReturnToken,
} from '../impersonations.ts';
import { metaOf } from '../../../http/page.ts';
import { IMPERSONATION_SECONDS, closedBy, reasonOf } from '../rules.ts';
import { notifyOwners } from '../notify.ts';

/** Starts an impersonation and returns its token; ends the agent's previous one. */
export const createImpersonation: SystemHandler<'createImpersonation'> = {
  system: async (tx, call) => {
    const { principal, now, body } = call;
    const reason = reasonOf(body.reason);
    await limitImpersonations(tx, principal.userId, now);
    const target = await lockTarget(tx, body.customerUserId);
    if (!target) throw notFound();
    const closed = closedBy(target);
    if (closed !== null) throw refused(`support_${closed}`);
    await endImpersonationSessions(tx, principal.userId);
    await endImpersonations(tx, principal.userId, now);
    const endsAt = new Date(now.getTime() + IMPERSONATION_SECONDS * 1000);
    const agent = { id: principal.userId, name: principal.name };
    const id = await beginImpersonation(tx, { target, agent, reason, now, endsAt });
    const accessToken = await openImpersonationSession(tx, {
      user: target,
      agent: { id: principal.userId, sessionId: principal.sessionId },
      impersonationId: id,
      reason,
      now,
      endsAt,
      userAgent: call.userAgent,
      address: call.address,
    });
    await storeReturnToken(tx, id, accessToken);
    await notifyOwners(tx, {
      customerId: target.customer_id,
      agentName: principal.name,
      reason,
      now,
    });
    await writeAudit(tx, {
      principal: { customerId: target.customer_id, userId: target.id },
      agent: { id: principal.userId, impersonationId: id, reason },
      operation: {
        id: 'createImpersonation',
        method: 'POST',
        path: '/support/impersonations',
        resource: undefined,
      },
      targetId: String(id),
      outcome: { status: 201 },
      requestId: call.requestId,
      address: call.address,
      now,
    });
    return {
      data: {
        id,
        accessToken,
        customerUserId: target.id,
        endsAt: endsAt.toISOString(),
        seconds: IMPERSONATION_SECONDS,
      },
    };
  },
};

/** Ends the agent's impersonation, called with either session; affects no other agent's. */
export const deleteCurrentImpersonation: SystemHandler<'deleteCurrentImpersonation'> = {
  system: async (tx, { principal, now }) => {
    const agentId = principal.agent?.id ?? (principal.isAgent ? principal.userId : undefined);
    if (agentId === undefined) return { data: {} };
    await endImpersonationSessions(tx, agentId);
    await endImpersonations(tx, agentId, now);
    return { data: {} };
  },
};

/** Returns an agent to their own session with a new token, because the page did not keep the old one. */
export const returnFromImpersonation: SystemHandler<'returnFromImpersonation'> = {
  system: async (tx, call) => {
    const { keys, now } = call;
    const left = await lockByReturnToken(tx, keys.accessToken, now);
    const accessToken = left && (await renewAgentSession(tx, left.agent_id, { ...keys, now }));
    if (!left || accessToken === undefined) return rejectAndCommit(new ApiError('unauthenticated'));
    await invalidateReturnToken(tx, left.id, now);
    await endImpersonationSession(tx, left.id);
    await writeAudit(tx, {
      principal: { customerId: left.customer_id, userId: left.customer_user_id },
      agent: { id: left.agent_id, impersonationId: left.id, reason: left.reason },
      operation: {
        id: 'returnFromImpersonation',
        method: 'POST',
        path: '/support/impersonations/return',
        resource: undefined,
      },
      targetId: String(left.id),
      outcome: { status: 200 },
      requestId: call.requestId,
      address: call.address,
      now,
    });
    return { data: { accessToken } };
  },
};

/** Lists an agent's impersonations with their reasons. */
export const listImpersonations: SystemHandler<'listImpersonations'> = {
  system: async (tx, { principal, query, now }) => {
    const { rows, counted } = await listOfAgent(tx, principal.userId, query, now);
    return { data: rows, meta: metaOf(query, counted) };
  },
};
