import { useStore } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import type { Lead } from '../Lead.ts';

export interface Draft {
  /** Undefined while it is the proposed one. */
  subject?: string;
  body: string;
  /** Filled HTML of the templates at the start of the body. */
  formatted?: string;
  cc?: readonly string[];
  /** Undefined while it is the couple's. */
  language?: Schemas['Language'];
}

const EMPTY: Draft = { body: '' };

/**
 * Returns the draft of a reply, stored per lead until it is sent, so that closing a tab or navigating loses
 * nothing.
 */
export function useDraft(lead: Lead) {
  const [draft, setDraft] = useStore<Draft>(`leads.draft.${lead.id}`, EMPTY);
  return { draft, setDraft, empty: EMPTY };
}
