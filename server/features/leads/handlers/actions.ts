import type { Handlers, Tx } from '../../../http/call.ts';
import { forbidden, invalid } from '../../../http/apiError.ts';
import { configFaults } from '../../configuration/commands.ts';
import { broadcastToLead } from '../../realtime/commands.ts';
import { assertAllowed } from '../access.ts';
import { actorOf, type Actor } from '../actor.ts';
import { assignLead } from '../assignLead.ts';
import { callCouple } from '../activity/callCouple.ts';
import { recordFirstResponse } from '../recordFirstResponse.ts';
import { endFollowUp } from '../followUps/endFollowUp.ts';
import { sendLoanLink } from '../messaging/sendLoanLink.ts';
import { currentLead, lockedLead } from '../lockedLead.ts';
import { leadRecord } from '../record.ts';
import { actionFaults, listedFields } from '../rules/actionFaults.ts';
import { actionRefusal } from '../rules/actions.ts';
import { ACTION_PERMISSIONS, type DecidedAction } from '../rules/leadAction.ts';
import { isOpen } from '../rules/leadFacts.ts';
import { outcomeOf } from '../rules/outcome.ts';
import { finishCall } from '../activity/store/calls.ts';
import { changeLead } from '../store/leads.ts';
import type { LeadRow } from '../store/leadRow.ts';
import { addHistories, addInteraction } from '../activity/store/timeline.ts';

async function applyOutcome(
  tx: Tx,
  action: DecidedAction,
  row: LeadRow,
  actor: Actor,
): Promise<void> {
  const { patch, histories, interaction, answer } = outcomeOf(action, row, actor.at);
  await changeLead(tx, row.id, patch, actor.at);
  const isClosed = patch.status !== undefined && !isOpen(patch.status);
  if (isClosed) await endFollowUp(tx, actor, row.id, 'status');
  else if (patch.spam_status) await endFollowUp(tx, actor, row.id, 'restricted');
  if (answer) await recordFirstResponse(tx, row, answer.channel, actor);
  if (action.type === 'call_result') await finishCall(tx, actor, row.id, action.result);
  await addHistories(tx, actor, row.id, histories);
  if (interaction) await addInteraction(tx, actor, row, interaction);
  await broadcastToLead(tx, actor.customerId, { type: 'lead', leadId: row.id });
}

export const actionHandlers = {
  async createLeadAction(tx, call) {
    const { principal, body: action } = call;
    const lead = await lockedLead(tx, call, call.params.id);
    if (!principal.permissions.has(ACTION_PERMISSIONS[action.type])) throw forbidden();
    assertAllowed(actionRefusal(action.type, lead.facts));
    const faults = [
      ...actionFaults(action, principal.providerIds),
      ...(await configFaults(tx, listedFields(action))),
    ];
    if (faults.length > 0) throw invalid(...faults);
    if (action.type === 'call') return callCouple(tx, call, lead);
    if (action.type === 'send_loan_link') return sendLoanLink(tx, call, lead);
    if (action.type === 'assign') return assignLead(tx, call, lead, action.assigneeId);
    await applyOutcome(tx, action, lead.row, actorOf(call));
    return { data: leadRecord(await currentLead(tx, call, lead.row.id), lead.viewer) };
  },
} satisfies Pick<Handlers, 'createLeadAction'>;
