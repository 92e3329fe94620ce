import { sendLeadEmailFacts } from '#contract/facts/sendLeadEmail.ts';
import type { Schemas } from '#contract/types.ts';
import type { Handlers, Tx } from '../../../../http/call.ts';
import { invalid, notFound, refused, type FieldFault } from '../../../../http/apiError.ts';
import { translate } from '../../../../http/messages.ts';
import { sanitizeRichText } from '../../../../http/sanitize.ts';
import { sizeFault } from '../../../../http/upload.ts';
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
import { findAttachments } from '../store/stepFiles.ts';
import { addHistories } from '../../activity/store/timeline.ts';
import { followUpRefusal } from '../../rules/followUpRefusal.ts';

async function one(tx: Tx, leadId: number, id: number): Promise<{ data: Schemas['FollowUp'] }> {
  const [data] = await listFollowUps(tx, leadId, id);
  if (!data) throw notFound();
  return { data };
}

function newStep(
  { channel, subject, body, dueAt, html, attachmentIds = [] }: FollowUpStep,
  { stopLine, isSigned }: { stopLine: string; isSigned: boolean },
): NewStep {
  const due = nextWorkingTime(new Date(dueAt)).toISOString();
  if (channel === 'sms') {
    const words = withStopLine(body, stopLine);
    const plain = { html: null, attachmentIds: [], isSigned: false };
    return { channel, subject: null, body: words, dueAt: due, ...plain };
  }
  return {
    channel,
    subject: (subject ?? '').trim(),
    body: body.trim(),
    dueAt: due,
    html: html === undefined ? null : sanitizeRichText(html) || null,
    attachmentIds,
    isSigned,
  };
}

/** Maximum size of one e-mail's files in bytes. */
const MAX_BYTES = sendLeadEmailFacts.body.attachments.maxTotalBytes;

/** Returns the faults of a step's attachments: they must belong to the customer and fit into one e-mail. */
async function fileFaults(
  tx: Tx,
  customerId: number,
  steps: readonly FollowUpStep[],
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  for (const [index, { channel, attachmentIds = [] }] of steps.entries()) {
    if (channel === 'sms' || attachmentIds.length === 0) continue;
    const path = `steps[${index}].attachmentIds`;
    const files = await findAttachments(tx, customerId, attachmentIds);
    const bytes = files.reduce((sum, { document }) => sum + document.size, 0);
    if (files.length < attachmentIds.length) faults.push({ path, code: 'not_own' });
    if (bytes > MAX_BYTES) faults.push(sizeFault(path, MAX_BYTES, 'files_total'));
  }
  return faults;
}

/** Handlers of follow-ups: messages that are sent automatically until an event ends them. */
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
        steps: open.map(({ after_days, channel, subject, content, attachments }) => ({
          channel,
          dueAt: dueAfter(call.now, after_days),
          subject,
          content,
          attachments,
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
    const faults = [
      ...stepFaults(body.steps, { now, lead: facts, stopLine }),
      ...(await fileFaults(tx, row.customer_id, body.steps)),
    ];
    if (faults.length > 0) throw invalid(...faults);
    const actor = actorOf(call);
    const steps = body.steps.map((step) =>
      newStep(step, { stopLine, isSigned: body.isSigned ?? false }),
    );
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
