import type { Handlers } from '../../../../http/call.ts';
import { endPresence, storePresence, presencesAt } from '../../../realtime/commands.ts';
import { getLeadSummary } from '../../lockedLead.ts';

/** Handlers of the users who have a lead open, so that two users do not answer it at once. */
export const presenceHandlers = {
  async updateLeadPresence(tx, call) {
    const { principal, now, body } = call;
    const { id: leadId } = await getLeadSummary(tx, call, call.params.id);
    const at = now.toISOString();
    const { customerId, userId, sessionId } = principal;
    // An agent's presence does not count as that of the user.
    if (!principal.agent)
      await storePresence(tx, { customerId, userId, sessionId, leadId, at, ...body });
    return { data: await presencesAt(tx, { leadId, userId, at }) };
  },

  async deleteLeadPresence(tx, { principal, params }) {
    const { customerId, userId } = principal;
    if (!principal.agent)
      await endPresence(tx, { customerId, userId, leadId: params.id, tab: params.tab });
    return { data: {} };
  },
} satisfies Pick<Handlers, 'updateLeadPresence' | 'deleteLeadPresence'>;
