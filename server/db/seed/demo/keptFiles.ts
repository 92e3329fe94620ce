import { account } from './accounts.ts';
import type { DemoFile } from './files.ts';

/** Copies the files as saved attachments: deleting one must not remove it from sent messages. */
export const keptFiles = (files: readonly DemoFile[]): DemoFile[] =>
  files.map(({ facts, bytes }) => ({
    facts: { ...facts, key: facts.key.replace('/lead-messages/', '/attachments/') },
    bytes,
  }));

/** Returns the customer's saved attachments. */
export function keptAttachments(kept: readonly DemoFile[], now: Date): object[] {
  const at = now.toISOString();
  return kept.map(({ facts }, index) => ({
    id: index + 1,
    customer_id: account.yildirim,
    name: facts.name.replace(/\.\w+$/, ''),
    document: facts,
    version: 1,
    created_at: at,
    updated_at: at,
  }));
}
