import { emailTemplate, smsText, type EmailContent } from '../../../mail/emailTemplates.ts';
import { hashToken, newToken } from '../../../secrets/token.ts';
import type { Begin, Language, Tx } from '../../../http/call.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { Channel } from './rules.ts';
import type { CoupleRow } from './store.ts';

/** Message with a link to a couple. */
export interface Outgoing {
  id: number;
  coupleId: number;
  channel: 'email' | 'sms';
  address: string;
  name: string;
  mail: EmailContent;
  sms: string;
}

interface Made {
  url: string;
  /** Undefined for a link that is handed over in person. */
  outgoing: Outgoing | undefined;
}

interface Making {
  channel: Channel;
  /** Recipient of the message; null for a link that is handed over in person. */
  address: string | null;
  language: Language;
  isReminder?: boolean;
  userId: number | null;
  publicUrl: string;
  at: string;
  expiresAt: string;
}

/** Limits the SMS to its segments. */
const MAX_NAME_LENGTH = 60;

/** Creates a couple's link and its message. Only a hash of the secret is stored. */
export async function makeLink(tx: Tx, couple: CoupleRow, making: Making): Promise<Made> {
  const { channel, address, language, isReminder = false, publicUrl, at, expiresAt } = making;
  const token = newToken('rv');
  const url = `${publicUrl}/review/${token}`;
  const kind = isReminder ? 'reviewReminder' : 'reviewRequest';
  const provider = couple.provider_name.slice(0, MAX_NAME_LENGTH);
  const params = { provider, link: url };
  const mail = emailTemplate(language, kind, { name: couple.couple_name, params, link: url });
  const sms = smsText(language, kind, params);
  const isSent = channel === 'email' || channel === 'sms';
  const { id } = await tx
    .insertInto('review_requests')
    .values({
      customer_id: couple.customer_id,
      provider_id: couple.provider_id,
      couple_provider_id: couple.id,
      token_hash: hashToken(token),
      channel,
      is_reminder: isReminder,
      to_address: address,
      subject: channel === 'email' ? mail.subject : null,
      // The stored message omits the link, which grants access to the couple's page.
      body: channel === 'sms' ? smsText(language, kind, { ...params, link: '…' }) : null,
      status: isSent ? 'queued' : 'made',
      created_by: making.userId,
      created_at: at,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isSent || address === null) return { url, outgoing: undefined };
  const name = couple.couple_name;
  return { url, outgoing: { id, coupleId: couple.id, channel, address, name, mail, sms } };
}

/** Sends a message outside of any transaction and stores the result. @returns the reason of a failure */
export async function sendLink(
  begin: Begin,
  ports: Pick<Ports, 'mail' | 'sms'>,
  { id, channel, address, name, mail, sms }: Outgoing,
): Promise<string | undefined> {
  const messageKey = `review-request-${id}`;
  const sent =
    channel === 'email'
      ? await ports.mail.send({ to: [{ address, name }], ...mail, messageKey })
      : await ports.sms.send({ to: address, text: sms, messageKey });
  const failure = sent.ok ? undefined : sent.reason;
  await begin(async (tx) => {
    await tx
      .updateTable('review_requests')
      .set({ status: sent.ok ? 'sent' : 'failed', failure: failure ?? null })
      .where('id', '=', id)
      .execute();
  });
  return failure;
}
