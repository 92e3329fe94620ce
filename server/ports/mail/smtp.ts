import { createTransport } from 'nodemailer';
import { checkedMail } from './checkedMail.ts';
import type { Mail, MailAddress, MailAttachment, MailPort, MailResult } from './port.ts';
import { smtpFailure } from './smtpFailure.ts';

interface SmtpOptions {
  /** smtp:// or smtps:// URL with user and password, as nodemailer parses it. */
  url: string;
  from: MailAddress;
  /** Time-out in milliseconds of each step; 15 000 by default. */
  timeoutMs?: number;
}

/** Sends mails through an SMTP server with a small connection pool. */
export function smtpMail({ url, from, timeoutMs = 15_000 }: SmtpOptions): MailPort {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail must not make the server read its own files or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send(draft: Mail): Promise<MailResult> {
    const mail = checkedMail(draft);
    if (!mail) return { ok: false, reason: 'wrong_address' };
    try {
      const sent = await transport.sendMail(message(mail, from));
      const refused = refusedRecipient(mail, sent);
      return refused === undefined
        ? { ok: true, id: sent.messageId }
        : { ok: false, ...smtpFailure(refused) };
    } catch (error) {
      return { ok: false, ...smtpFailure(error) };
    }
  }
  return { kind: 'smtp', send, close: async () => transport.close() };
}

function message(mail: Mail, deployment: MailAddress) {
  const from = mail.from ?? deployment;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    from: named(from),
    to: mail.to.map(named),
    cc: mail.cc?.map(named),
    replyTo: mail.replyTo && named(mail.replyTo),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments?.map(attached),
    // The same id for a retry lets the receiving server drop the duplicate.
    messageId: `<${mail.messageKey}@${domain}>`,
  };
}

function attached({ contentId, ...file }: MailAttachment) {
  return contentId === undefined
    ? file
    : { ...file, cid: contentId, contentDisposition: 'inline' as const };
}

function named({ address, name = '' }: MailAddress) {
  return { address, name };
}

interface Sent {
  rejected: readonly unknown[];
  rejectedErrors?: readonly unknown[];
}

/** Returns the error of the first rejected main recipient (To); undefined if all of them were accepted. */
function refusedRecipient(mail: Mail, sent: Sent): unknown {
  const written = new Set(mail.to.map(({ address }) => address));
  const index = sent.rejected.findIndex(
    (address) => typeof address === 'string' && written.has(address),
  );
  return index < 0 ? undefined : (sent.rejectedErrors?.[index] ?? new Error('rejected'));
}
