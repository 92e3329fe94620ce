import { useStore } from 'react-admin';

/**
 * Contact that began outside of the panel and has no result yet. Stored per lead, so that the panel still requests
 * the result after the user has viewed something else.
 */
export type Outside = 'call' | 'whatsapp';

/** Returns the contact outside of the panel that waits for its result, if any. */
export const useOutside = (leadId: number) =>
  useStore<Outside | null>(`leads.outside.${leadId}`, null);
