import type { Insertable } from 'kysely';
import type { LeadMessageAttachmentsTable } from '../../tables/leads.ts';
import type { DemoFile } from './files.ts';
import type { Ledger } from './ledger.ts';
import { page } from './pages.ts';

const PER_MESSAGE = 2;

type Attachment = Omit<Insertable<LeadMessageAttachmentsTable>, 'message_id'>;

interface Attached {
  /** Message key. */
  key: string;
  rows: Attachment[];
}

/** Attaches the files to the last e-mails of the venue, two each. */
export function attachments({ leads, messages }: Ledger, files: readonly DemoFile[]): Attached[] {
  const talks = new Set(
    leads.flatMap(({ id, provider_id, status }) =>
      provider_id === page.cinaralti && (status === 'negotiating' || status === 'offered')
        ? [id]
        : [],
    ),
  );
  const written = messages
    .filter(
      ({ lead_id, channel, direction, status }) =>
        talks.has(lead_id) && channel === 'email' && direction === 'out' && status === 'sent',
    )
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
  return written.slice(0, Math.ceil(files.length / PER_MESSAGE)).map((message, index) => ({
    key: message.message_key ?? '',
    rows: files
      .slice(index * PER_MESSAGE, (index + 1) * PER_MESSAGE)
      .map(({ facts: { key, name, size, mediaType } }, position) => ({
        customer_id: message.customer_id,
        position,
        storage_key: key,
        name,
        size,
        media_type: mediaType,
      })),
  }));
}
