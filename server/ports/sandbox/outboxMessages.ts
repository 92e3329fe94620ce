import { sql, type Kysely, type Selectable } from 'kysely';
import type { SandboxAttachment, SandboxOutboxTable, Tables } from '../../db/tables.ts';

export interface OutboxMessage {
  id: number;
  channel: 'mail' | 'sms';
  messageKey: string;
  sentAt: string;
  from: string | null;
  to: string[];
  cc: string[];
  replyTo: string | null;
  subject: string | null;
  text: string;
  html: string | null;
  attachments: SandboxAttachment[];
  outcome: string;
}

export interface OutboxFilter {
  channel?: 'mail' | 'sms' | undefined;
  /** Part of an address or number, case-insensitive. */
  recipient?: string | undefined;
  /** Returns only messages older than this one. */
  before?: number | undefined;
}

/** Messages per page; one more is fetched to detect another page. */
const PAGE = 50;

/** Fetches messages, newest first, at most 50. */
export async function listOutbox(
  kysely: Kysely<Tables>,
  { channel, recipient, before }: OutboxFilter,
): Promise<{ messages: OutboxMessage[]; hasOlder: boolean }> {
  let query = withoutContents(kysely)
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (channel) query = query.where('channel', '=', channel);
  if (before !== undefined) query = query.where('id', '<', before);
  if (recipient) {
    query = query.where(
      sql<boolean>`exists (
        select from unnest(recipients || cc) as person
        where position(lower(${recipient} collate "C") in lower(person collate "C")) > 0)`,
    );
  }
  const rows = await query.execute();
  return { messages: rows.slice(0, PAGE).map(messageOf), hasOlder: rows.length > PAGE };
}

export async function readOutbox(
  kysely: Kysely<Tables>,
  id: number,
): Promise<OutboxMessage | undefined> {
  const row = await withoutContents(kysely).where('id', '=', id).executeTakeFirst();
  return row && messageOf(row);
}

/** Fetches the attachment at `index` (from 0) of a message. */
export async function readAttachment(
  kysely: Kysely<Tables>,
  id: number,
  index: number,
): Promise<{ filename: string; content: Buffer } | undefined> {
  const row = await kysely
    .selectFrom('sandbox_outbox')
    // Reads only this attachment; PostgreSQL arrays start at 1.
    .select(['attachments', sql<Buffer | null>`attachment_contents[${index + 1}]`.as('content')])
    .where('id', '=', id)
    .executeTakeFirst();
  const file = row?.attachments[index];
  return file && row.content ? { filename: file.filename, content: row.content } : undefined;
}

/** Returns the HTML part of a message with its inline pictures as data URLs, as a mail client shows it. */
export async function htmlWithPictures(
  kysely: Kysely<Tables>,
  { id, html, attachments }: OutboxMessage,
): Promise<string | null> {
  let shown = html;
  for (const [index, { contentId, contentType }] of attachments.entries()) {
    if (shown === null || contentId === undefined) continue;
    const file = await readAttachment(kysely, id, index);
    const address = `data:${contentType};base64,${file?.content.toString('base64') ?? ''}`;
    shown = shown.replaceAll(`src="cid:${contentId}"`, `src="${address}"`);
  }
  return shown;
}

function withoutContents(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('sandbox_outbox')
    .select(['id', 'channel', 'message_key', 'sent_at', 'sender', 'recipients', 'cc', 'reply_to'])
    .select(['subject', 'body', 'html', 'attachments', 'outcome']);
}

function messageOf(
  row: Omit<Selectable<SandboxOutboxTable>, 'attachment_contents'>,
): OutboxMessage {
  return {
    id: row.id,
    channel: row.channel,
    messageKey: row.message_key,
    sentAt: row.sent_at,
    from: row.sender,
    to: row.recipients,
    cc: row.cc,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.body,
    html: row.html,
    attachments: row.attachments,
    outcome: row.outcome,
  };
}
