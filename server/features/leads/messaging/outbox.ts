import { tooMany, invalid } from '../../../http/apiError.ts';
import type { FileMetadata } from '../../../files/FileMetadata.ts';
import type { Tx } from '../../../http/call.ts';
import type { Actor, Sender } from '../actor.ts';
import { HOUR_MS } from '../../../time/day.ts';
import { waitSeconds } from './rules/messageLimit.ts';
import { smsSize } from '#contract/smsSize.ts';
import { sign } from './sign.ts';
import { insertAttachments } from './store/attachments.ts';
import { insertMessage, sentTimes } from './store/messages.ts';
import { findOutgoing, type Outgoing } from './store/outgoing.ts';
import { lockProvider } from '../store/packages.ts';
import type { LeadRow } from '../store/leadRow.ts';

export interface Draft {
  channel: 'email' | 'sms';
  subject: string | null;
  body: string;
  /** Sanitized HTML; undefined converts the text to paragraphs. */
  html?: string | null;
  /** Appends the actor's signature. */
  isSigned?: boolean;
  cc?: string[];
  /** True if a follow-up sends it. */
  isAutomatic?: boolean;
  attachments?: FileMetadata[];
}

/** Checks the provider's hourly sending limit. @throws ApiError 429 */
export async function assertUnderLimit(tx: Tx, row: LeadRow, at: string): Promise<void> {
  await lockProvider(tx, row.provider_id);
  const now = new Date(at);
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const sender = { customerId: row.customer_id, providerId: row.provider_id };
  const seconds = waitSeconds(await sentTimes(tx, sender, since), now);
  if (seconds !== undefined) throw tooMany(seconds);
}

/** Returns the stored text of a message, with the signature if the draft is signed. */
async function textsOf(
  tx: Tx,
  { userId }: Actor,
  row: LeadRow,
  { channel, body, html = null, isSigned = false }: Draft,
) {
  if (channel === 'sms') return { body };
  if (!isSigned || userId === null) return { body, html };
  return sign(tx, { body, html }, { userId, providerId: row.provider_id });
}

/** Queues a message to the couple, to be sent after the commit. */
export async function queueMessage(
  tx: Tx,
  actor: Sender,
  row: LeadRow,
  draft: Draft,
): Promise<Outgoing> {
  const { channel, subject, cc = [], attachments = [], isAutomatic = false } = draft;
  if (cc.length > 0 && row.contact_preference === 'anonymised') {
    // Recipients in copy would see the couple's address.
    throw invalid({ path: 'cc', code: 'cc_hidden' });
  }
  await assertUnderLimit(tx, row, actor.at);
  const texts = await textsOf(tx, actor, row, draft);
  const id = await insertMessage(tx, {
    customer_id: row.customer_id,
    lead_id: row.id,
    channel,
    direction: 'out',
    subject,
    ...texts,
    to_address: channel === 'email' ? row.email : row.phone,
    cc,
    status: 'queued',
    tries: 1,
    tried_at: actor.clock().toISOString(),
    sent_by: actor.userId,
    is_automatic: isAutomatic,
    created_at: actor.at,
    segments: channel === 'sms' ? smsSize(texts.body).segments : null,
  });
  await insertAttachments(tx, { customerId: row.customer_id, messageId: id }, attachments);
  const outgoing = await findOutgoing(tx, id);
  if (!outgoing) throw new Error(`message ${id} is gone from its own transaction`);
  return outgoing;
}
