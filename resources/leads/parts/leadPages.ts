import { lazyPart } from '../../../src/ui/lazyPart.tsx';

/** The tabs of an enquiry beside its messages; each comes with its own code when it is opened. */
export const leadPages = {
  offer: lazyPart(async () => (await import('./tabs/OfferTab.tsx')).OfferTab),
  notes: lazyPart(async () => (await import('./tabs/NotesTab.tsx')).NotesTab),
  history: lazyPart(async () => (await import('./tabs/HistoryTab.tsx')).HistoryTab),
  calls: lazyPart(async () => (await import('./tabs/CallsTab.tsx')).CallsTab),
  loan: lazyPart(async () => (await import('./tabs/LoanTab.tsx')).LoanTab),
};
