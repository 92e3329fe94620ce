import sharp from 'sharp';
import type { Begin, Tx } from '../../../http/call.ts';
import { coupleHtml } from '../../../mail/coupleHtml.ts';
import { whileRenewing } from '../../../mail/whileRenewing.ts';
import type { MailAttachment } from '../../../ports/mail/port.ts';
import type { Ports } from '../../../ports/ports.ts';
import { broadcastToLead } from '../../realtime/commands.ts';
import type { Actor, Sender } from '../actor.ts';
import { recordFirstResponse } from '../recordFirstResponse.ts';
import type { HistoryEntry } from '../rules/outcome.ts';
import { lockLeadState, touchLead } from '../store/leads.ts';
import type { MessageFailure } from './store/messages.ts';
import { renewQueued, storeMessageResult, type Outgoing } from './store/outgoing.ts';
import { addHistories, addInteraction } from '../activity/store/timeline.ts';

/** Maximum number of attempts; with their growing intervals they take two days. */
export const MAX_ATTEMPTS = 12;

type Senders = Pick<Ports, 'mail' | 'sms' | 'storage'>;

/** Reads the attachments of a message from storage; returns undefined if one cannot be read. */
async function filesOf(
  { storage }: Senders,
  { attachments }: Outgoing,
): Promise<MailAttachment[] | undefined> {
  const files: MailAttachment[] = [];
  for (const { key, name } of attachments) {
    const file = await storage.get(key).catch(() => undefined);
    if (!file) return undefined;
    files.push({ filename: name, contentType: file.contentType, content: file.bytes });
  }
  return files;
}

const SIGNATURE = 'signature';
/** Device pixels per displayed pixel of a picture, if it is wide enough. */
const DENSITY = 2;
const DENSE_WIDTH = 300;

/**
 * Returns the image of a signature as an inline attachment with its display size. Inline images show without a
 * click and without a URL that expires.
 */
async function pictureOf({ storage }: Senders, { signature_image: key }: Outgoing) {
  if (key === null) return undefined;
  const file = await storage.get(key).catch(() => undefined);
  if (!file) return undefined;
  const { bytes: content, contentType } = file;
  const size = await sharp(content)
    .metadata()
    .catch(() => undefined);
  // A damaged picture must not keep the message from the couple.
  if (!size) return undefined;
  const { width, height } = size;
  const density = width > DENSE_WIDTH ? DENSITY : 1;
  return {
    file: {
      filename: `${SIGNATURE}${key.slice(key.lastIndexOf('.'))}`,
      contentType,
      content,
      contentId: SIGNATURE,
    },
    shown: {
      contentId: SIGNATURE,
      width: Math.round(width / density),
      height: Math.round(height / density),
    },
  };
}

/**
 * Sends a message through its port, which recognizes a repeated one by its key.
 * @returns the reason of a failure
 */
async function sendThroughPort(
  ports: Senders,
  message: Outgoing,
): Promise<MessageFailure | undefined> {
  const { message_key: messageKey, body: text } = message;
  const address = message.to_address ?? '';
  if (message.channel === 'sms') {
    const sent = await ports.sms.send({ to: address, text, messageKey });
    if (sent.ok) return undefined;
    return sent.reason === 'wrong_number' ? 'wrong_address' : sent.reason;
  }
  const files = await filesOf(ports, message);
  if (!files) return 'unreachable';
  const picture = await pictureOf(ports, message);
  const attachments = picture ? [...files, picture.file] : files;
  const subject = message.subject ?? '';
  // Replies of an anonymised couple arrive over the relay, never directly at the provider.
  const replyTo =
    message.is_anonymised || message.provider_email === null
      ? undefined
      : { address: message.provider_email, name: message.provider_name };
  const sent = await ports.mail.send({
    to: [{ address, name: message.couple_name }],
    cc: message.cc.map((copy) => ({ address: copy })),
    ...(replyTo && { replyTo }),
    subject,
    text,
    html: coupleHtml({ subject, text, html: message.html, picture: picture?.shown }),
    ...(attachments.length > 0 && { attachments }),
    messageKey,
  });
  return sent.ok ? undefined : sent.reason;
}

/**
 * Records the effects of a sent message on its lead: the negotiation has begun, and the couple has a
 * reply.
 */
async function noteSent(tx: Tx, message: Outgoing, actor: Actor): Promise<void> {
  const lead = await lockLeadState(tx, message.lead_id);
  if (!lead) return;
  const isEmail = message.channel === 'email';
  const type = isEmail ? 'email_sent' : 'sms_sent';
  // Automatic messages do not count as a reply.
  const isAnswer = !message.is_automatic;
  const starts = isAnswer && (lead.status === 'new' || lead.status === 'pending');
  const histories: HistoryEntry[] = [
    { event: type, to: message.subject },
    ...(starts ? [{ event: 'status_changed', from: lead.status, to: 'negotiating' }] : []),
  ];
  await touchLead(tx, lead.id, starts ? { status: 'negotiating' } : {}, actor.at);
  if (isAnswer) await recordFirstResponse(tx, lead, message.channel, actor);
  await addHistories(tx, actor, lead.id, histories);
  await addInteraction(tx, actor, lead, { type, text: message.subject ?? message.body });
}

/**
 * Stores the result of a message, then its effects on the lead. The result has a transaction of its own: an error
 * in the effects would otherwise leave a sent message in the queue, and send it again.
 */
export async function recordResult(
  begin: Begin,
  { sms }: Pick<Ports, 'sms'>,
  message: Outgoing,
  failure: MessageFailure | undefined,
  { at, agentId }: Pick<Actor, 'at' | 'agentId'>,
): Promise<void> {
  const { id, customer_id: customerId, lead_id: leadId, sent_by: userId } = message;
  if (!(await begin((tx) => storeMessageResult(tx, id, failure, sms.segmentMinor)))) return;
  const actor: Actor = { customerId, userId, agentId, at };
  await begin(async (tx) => {
    if (failure) {
      await touchLead(tx, leadId, {}, at);
      await addHistories(tx, actor, leadId, [{ event: 'message_failed', to: failure }]);
    } else {
      await noteSent(tx, message, actor);
    }
    await broadcastToLead(tx, customerId, { type: 'lead', leadId });
  });
}

/**
 * Sends a queued message outside of any transaction, and records the result. A failed message keeps its text and
 * can be retried. An automatic message stays in the queue while its service is unreachable, because nobody is there
 * to retry it.
 * @returns the reason of a failure
 */
export async function deliver(
  begin: Begin,
  ports: Senders,
  message: Outgoing,
  { at, agentId, clock }: Pick<Sender, 'at' | 'agentId' | 'clock'>,
): Promise<MessageFailure | undefined> {
  const renew = () => begin((tx) => renewQueued(tx, [message.id], clock().toISOString()));
  const failure = await whileRenewing(renew, () => sendThroughPort(ports, message));
  const isPostponed =
    failure === 'unreachable' && message.is_automatic && message.tries < MAX_ATTEMPTS;
  if (!isPostponed) await recordResult(begin, ports, message, failure, { at, agentId });
  return failure;
}
