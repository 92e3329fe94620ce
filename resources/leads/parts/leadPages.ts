import { lazy } from 'react';

/** The tabs of an enquiry beside its messages; each comes with its own code when it is opened. */
export const leadPages = {
  offer: lazy(async () => ({ default: (await import('./tabs/OfferTab.tsx')).OfferTab })),
  notes: lazy(async () => ({ default: (await import('./tabs/NotesTab.tsx')).NotesTab })),
  history: lazy(async () => ({ default: (await import('./tabs/HistoryTab.tsx')).HistoryTab })),
  calls: lazy(async () => ({ default: (await import('./tabs/CallsTab.tsx')).CallsTab })),
  loan: lazy(async () => ({ default: (await import('./tabs/LoanTab.tsx')).LoanTab })),
};
