import { randomUUID } from 'node:crypto';
import type { Schemas } from '#contract/types.ts';
import { AfterCommit, type Begin, type Handlers, type Tx } from '../../../../http/call.ts';
import { invalid, notFound, refused, type FieldFault } from '../../../../http/apiError.ts';
import { sanitizeRichText } from '../../../../http/sanitize.ts';
import type { Ports } from '../../../../ports/ports.ts';
import { assertAllowed, assertShown } from '../../access.ts';
import { senderOf, type Sender } from '../../actor.ts';
import { prepareEmail } from '../prepareEmail.ts';
import { deliver } from '../deliver.ts';
import { getLeadSummary, lockedLead, type LeadCall } from '../../lockedLead.ts';
import { assertUnderLimit, queueMessage, type Draft } from '../outbox.ts';
import { COUNT_LIMIT, metaOf, windowOf } from '../../../../http/page.ts';
import { channelRefusal } from '../../rules/channels.ts';
import { MAX_SEGMENTS, smsSize } from '#contract/smsSize.ts';
import { assertUnanswered } from '../assertUnanswered.ts';
import {
  findMessage,
  findSent,
  listMessages,
  markMessagesRead,
  requeueMessage,
} from '../store/messages.ts';
import { findOutgoing, type Outgoing } from '../store/outgoing.ts';

async function messageAnswer(tx: Tx, id: number): Promise<{ data: Schemas['LeadMessage'] }> {
  const data = await findMessage(tx, id);
  if (!data) throw notFound();
  return { data };
}

/** Sends a message after the commit; responds with its result, or as queued until then. */
async function sendAfterCommit(tx: Tx, ports: Ports, message: Outgoing, actor: Sender) {
  return new AfterCommit(
    async (begin: Begin) => {
      await deliver(begin, ports, message, actor);
      return begin((later) => messageAnswer(later, message.id));
    },
    await messageAnswer(tx, message.id),
  );
}

async function send(
  tx: Tx,
  call: LeadCall & {
    ports: Ports;
    clock: () => Date;
    params: { id: number };
    query: { lastMessageId?: number };
  },
  draft: Draft,
  faults: FieldFault[] = [],
) {
  const { row, facts } = await lockedLead(tx, call, call.params.id);
  assertAllowed(channelRefusal(draft.channel, facts));
  if (faults.length > 0) throw invalid(...faults);
  await assertUnanswered(tx, row.id, call);
  const actor = senderOf(call);
  return sendAfterCommit(tx, call.ports, await queueMessage(tx, actor, row, draft), actor);
}

export const messageHandlers = {
  async listLeadMessages(tx, call) {
    const { query, params } = call;
    assertShown(await getLeadSummary(tx, call, params.id));
    const slice = {
      ...windowOf(query),
      descending: query.sort !== 'createdAt',
      counted: COUNT_LIMIT,
    };
    const { records, found } = await listMessages(tx, params.id, slice);
    return { data: records, meta: metaOf(query, found) };
  },

  sendLeadEmail: {
    prepare: prepareEmail,
    async handle(tx, call) {
      const { subject, body, html, isSigned = false, cc = [], attachments = [] } = call.body;
      const draft = {
        channel: 'email',
        subject,
        body,
        html: html === undefined ? null : sanitizeRichText(html) || null,
        isSigned,
        cc,
        attachments,
      } as const;
      return send(tx, call, draft);
    },
  },

  async sendLeadSms(tx, call) {
    const { body } = call.body;
    const isLong = smsSize(body).segments > MAX_SEGMENTS;
    const faults = isLong ? [{ path: 'body', code: 'sms_segments' }] : [];
    return send(tx, call, { channel: 'sms', subject: null, body }, faults);
  },

  async createLeadMessageAction(tx, call) {
    const { row, facts } = await lockedLead(tx, call, call.params.id);
    const message = await findSent(tx, row.id, call.body.messageId);
    if (!message) throw invalid({ path: 'messageId', code: 'not_own' });
    if (message.status !== 'failed') throw refused('not_failed');
    assertAllowed(channelRefusal(message.channel, facts));
    const to = (message.channel === 'email' ? row.email : row.phone) ?? '';
    // A corrected address is a new recipient, so the port must not deduplicate the message.
    const key = to === message.to_address ? message.message_key : randomUUID();
    const actor = senderOf(call);
    await assertUnderLimit(tx, row, actor.at);
    await requeueMessage(tx, message.id, { to, key, at: actor.clock().toISOString() });
    const outgoing = await findOutgoing(tx, message.id);
    if (!outgoing) throw notFound();
    return sendAfterCommit(tx, call.ports, outgoing, actor);
  },

  async markLeadMessagesRead(tx, call) {
    const lead = await getLeadSummary(tx, call, call.params.id);
    assertShown(lead);
    await markMessagesRead(tx, lead.id, call.now.toISOString());
    return { data: {} };
  },
} satisfies Pick<
  Handlers,
  | 'listLeadMessages'
  | 'sendLeadEmail'
  | 'sendLeadSms'
  | 'createLeadMessageAction'
  | 'markLeadMessagesRead'
>;
