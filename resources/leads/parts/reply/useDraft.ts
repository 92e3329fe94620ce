import { useStore, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Lead } from '../Lead.ts';

export interface Draft {
  subject: string;
  body: string;
  cc?: readonly string[];
}

/** What is written to a couple, kept by enquiry until it is sent: a closed tab or a look elsewhere loses nothing. */
export function useDraft(lead: Lead) {
  const translate = useTranslate();
  const subject = translate('resources.leads.reply.subject', { provider: lead.provider.name });
  const empty = useMemo<Draft>(() => ({ subject, body: '' }), [subject]);
  const [draft, setDraft] = useStore<Draft>(`leads.draft.${lead.id}`, empty);
  return { draft, setDraft, empty };
}
