import { useStore } from 'ra-core';

/** What began outside of the panel and has no result yet: kept by enquiry, so that it is asked for after a look elsewhere. */
export type Outside = 'call' | 'whatsapp';

/** Which contact outside of the panel waits for its result, if any. */
export const useOutside = (leadId: number) =>
  useStore<Outside | null>(`leads.outside.${leadId}`, null);
