import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Tabs of a lead besides its messages, each loaded when it is opened. */
export const leadPages = {
  offer: lazyWithPreload(async () => (await import('./tabs/OfferTab.tsx')).OfferTab),
  notes: lazyWithPreload(async () => (await import('./tabs/NotesTab.tsx')).NotesTab),
  history: lazyWithPreload(async () => (await import('./tabs/HistoryTab.tsx')).HistoryTab),
  calls: lazyWithPreload(async () => (await import('./tabs/CallsTab.tsx')).CallsTab),
  loan: lazyWithPreload(async () => (await import('./tabs/LoanTab.tsx')).LoanTab),
};
