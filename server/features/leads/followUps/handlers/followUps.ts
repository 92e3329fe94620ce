import type { Schemas } from '#contract/types.ts';
import type { Handlers, Tx } from '../../../../http/call.ts';
import { invalid, notFound, refused } from '../../../../http/apiError.ts';
import { translate } from '../../../../http/messages.ts';
import { nextWorkingTime } from '../../../../time/workingTime.ts';
import { assertAllowed, assertShown } from '../../access.ts';
import { actorOf } from '../../actor.ts';
import { endFollowUp } from '../endFollowUp.ts';
import { getLeadSummary, currentLead, lockedLead } from '../../lockedLead.ts';
import { factsOf, viewerOf } from '../../record.ts';
import { channelRefusal } from '../../rules/channels.ts';
import { dueAfter, stepFaults, withStopLine, type FollowUpStep } from '../rules/followUp.ts';
import { hasRunning, insertFollowUp, listFollowUps, type NewStep } from '../store/followUps.ts';
import { findSteps } from '../store/followUpSteps.ts';
import { addHistories } from '../../activity/store/timeline.ts';
import { followUpRefusal } from '../../rules/followUpRefusal.ts';

async function one(tx: Tx, leadId: number, id: number): Promise<{ data: Schemas['FollowUp'] }> {
  const [data] = await listFollowUps(tx, leadId, id);
  if (!data) throw notFound();
  return { data };
}

const newStep = ({ channel, subject, body, dueAt }: FollowUpStep, stopLine: string): NewStep => ({
  channel,
  subject: channel === 'email' ? (subject ?? '').trim() : null,
  body: channel === 'email' ? body.trim() : withStopLine(body, stopLine),
  dueAt: nextWorkingTime(new Date(dueAt)).toISOString(),
});

/** Messages that go out by themselves, until something ends them. */
export const followUpHandlers = {
  async listLeadFollowUps(tx, call) {
    const lead = await getLeadSummary(tx, call, call.params.id);
    assertShown(lead);
    return { data: await listFollowUps(tx, lead.id) };
  },

  async getLeadFollowUpProposal(tx, call) {
    const row = await currentLead(tx, call, call.params.id);
    const facts = factsOf(row, viewerOf(call));
    assertAllowed(followUpRefusal(facts));
    const steps = await findSteps(tx, { customerId: row.customer_id, providerId: row.provider_id });
    const open = steps.filter(({ channel }) => !channelRefusal(channel, facts));
    return {
      data: {
        stopLine: translate(call.homeLanguage, 'leads', 'stop_line', 'stop_line'),
        skipped: steps.length - open.length,
        steps: open.map(({ after_days, channel, subject, content }) => ({
          channel,
          dueAt: dueAfter(call.now, after_days),
          subject,
          content,
        })),
      },
    };
  },

  async startLeadFollowUp(tx, call) {
    const { body, now, homeLanguage } = call;
    const { row, facts } = await lockedLead(tx, call, call.params.id);
    assertAllowed(followUpRefusal(facts));
    if (await hasRunning(tx, row.id)) throw refused('follow_up_running');
    const stopLine = translate(homeLanguage, 'leads', 'stop_line', 'stop_line');
    const faults = stepFaults(body.steps, { now, lead: facts, stopLine });
    if (faults.length > 0) throw invalid(...faults);
    const actor = actorOf(call);
    const steps = body.steps.map((step) => newStep(step, stopLine));
    const id = await insertFollowUp(tx, actor, row.id, steps);
    await addHistories(tx, actor, row.id, [
      { event: 'follow_up_started', to: String(steps.length) },
    ]);
    return one(tx, row.id, id);
  },

  async createLeadFollowUpAction(tx, call) {
    const { id, followUpId } = call.params;
    const { row, facts } = await lockedLead(tx, call, id);
    if (facts.isMasked) assertShown(row);
    const found = await one(tx, row.id, followUpId);
    if (found.data.endedAt !== null) throw refused('follow_up_over');
    await endFollowUp(tx, actorOf(call), row.id, 'stopped', followUpId);
    return one(tx, row.id, followUpId);
  },
} satisfies Pick<
  Handlers,
  'listLeadFollowUps' | 'getLeadFollowUpProposal' | 'startLeadFollowUp' | 'createLeadFollowUpAction'
>;
