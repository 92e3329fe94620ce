import type { Kysely } from 'kysely';
import { jsonb } from '../../db/jsonb.ts';
import type { Tables } from '../../db/tables.ts';
import { checkedMail } from './checkedMail.ts';
import type { Mail, MailAddress, MailFailure, MailPort, MailResult } from './port.ts';

/** Words in the part before the @ that make the sandbox pretend a failure. */
export const PRETENDED_MAIL_FAILURES: readonly { words: readonly string[]; reason: MailFailure }[] = [
  { words: ['dolu', 'full'], reason: 'inbox_full' },
  { words: ['yanlis', 'wrong'], reason: 'wrong_address' },
  { words: ['down'], reason: 'unreachable' },
];

interface SandboxMailOptions {
  kysely: Kysely<Tables>;
  from: MailAddress;
}

/** Sends nothing: keeps each mail in the sandbox outbox, once per message key. */
export function sandboxMail({ kysely, from }: SandboxMailOptions): MailPort {
  async function send(draft: Mail): Promise<MailResult> {
    const mail = checkedMail(draft);
    if (!mail) return { ok: false, reason: 'wrong_address' };
    const stored = await store(kysely, mail, mail.from ?? from);
    const failure = PRETENDED_MAIL_FAILURES.find(({ reason }) => reason === stored.outcome);
    return failure ? { ok: false, reason: failure.reason } : { ok: true, id: `sandbox-${stored.id}` };
  }
  return { kind: 'sandbox', send, close: async () => undefined };
}

async function store(kysely: Kysely<Tables>, mail: Mail, from: MailAddress) {
  const files = mail.attachments ?? [];
  await kysely
    .insertInto('sandbox_outbox')
    .values({
      channel: 'mail',
      message_key: mail.messageKey,
      sender: display(from),
      recipients: mail.to.map(display),
      cc: (mail.cc ?? []).map(display),
      reply_to: mail.replyTo ? display(mail.replyTo) : null,
      subject: mail.subject,
      body: mail.text,
      html: mail.html ?? null,
      attachments: jsonb(
        files.map(({ filename, contentType, content }) => ({ filename, contentType, bytes: content.length })),
      ),
      attachment_contents: files.map(({ content }) => content),
      outcome: outcomeOf(mail.to),
    })
    .onConflict((conflict) => conflict.columns(['channel', 'message_key']).doNothing())
    .execute();
  return kysely
    .selectFrom('sandbox_outbox')
    .select(['id', 'outcome'])
    .where('channel', '=', 'mail')
    .where('message_key', '=', mail.messageKey)
    .executeTakeFirstOrThrow();
}

function outcomeOf(recipients: MailAddress[]): MailFailure | 'sent' {
  for (const { address } of recipients) {
    const local = address.slice(0, address.lastIndexOf('@'));
    const pretended = PRETENDED_MAIL_FAILURES.find(({ words }) => words.some((word) => local.includes(word)));
    if (pretended) return pretended.reason;
  }
  return 'sent';
}

function display({ address, name }: MailAddress): string {
  return name ? `${name} <${address}>` : address;
}
