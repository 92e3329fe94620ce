import { useStore } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import type { Lead } from '../Lead.ts';

export interface Draft {
  /** Left out while the proposed one stands. */
  subject?: string;
  body: string;
  /** Filled formatted text of the templates that the body began with. */
  formatted?: string;
  cc?: readonly string[];
  /** Left out while the couple's stands. */
  language?: Schemas['Language'];
}

const EMPTY: Draft = { body: '' };

/**
 * Returns the draft of a reply, stored by lead until it is sent: a closed tab or navigation loses
 * nothing.
 */
export function useDraft(lead: Lead) {
  const [draft, setDraft] = useStore<Draft>(`leads.draft.${lead.id}`, EMPTY);
  return { draft, setDraft, empty: EMPTY };
}
