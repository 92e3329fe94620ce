import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { storeInOutbox, SIMULATED_FAILURES } from '../sandbox/port.ts';
import { checkedMail } from './checkedMail.ts';
import type { Mail, MailAddress, MailPort, MailResult } from './port.ts';

interface SandboxMailOptions {
  kysely: Kysely<Tables>;
  from: MailAddress;
}

/** Stores each mail in the sandbox outbox instead of sending it, once per message key. */
export function sandboxMail({ kysely, from }: SandboxMailOptions): MailPort {
  async function send(draft: Mail): Promise<MailResult> {
    const mail = checkedMail(draft);
    if (!mail) return { ok: false, reason: 'wrong_address' };
    const kept = await storeInOutbox(kysely, rowOf(mail, mail.from ?? from));
    const failure = SIMULATED_FAILURES.mail.find(({ reason }) => reason === kept.outcome);
    return failure ? { ok: false, reason: failure.reason } : { ok: true, id: `sandbox-${kept.id}` };
  }
  return { kind: 'sandbox', send, close: async () => undefined };
}

function rowOf(mail: Mail, from: MailAddress) {
  const files = mail.attachments ?? [];
  const described = files.map(({ filename, contentType, content, contentId }) => {
    return { filename, contentType, bytes: content.length, ...(contentId && { contentId }) };
  });
  return {
    channel: 'mail' as const,
    message_key: mail.messageKey,
    sender: display(from),
    recipients: mail.to.map(display),
    cc: (mail.cc ?? []).map(display),
    reply_to: mail.replyTo ? display(mail.replyTo) : null,
    subject: mail.subject,
    body: mail.text,
    html: mail.html ?? null,
    attachments: JSON.stringify(described),
    attachment_contents: files.map(({ content }) => content),
    outcome: outcomeOf(mail.to),
  };
}

function outcomeOf(recipients: MailAddress[]): string {
  const locals = recipients.map(({ address }) => address.slice(0, address.lastIndexOf('@')));
  const failure = SIMULATED_FAILURES.mail.find(({ when }) =>
    when.some((word) => locals.some((local) => local.includes(word))),
  );
  return failure?.reason ?? 'sent';
}

function display({ address, name }: MailAddress): string {
  return name ? `${name} <${address}>` : address;
}
