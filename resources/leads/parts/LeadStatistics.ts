import { lazyPart } from '../../../src/ui/lazyPart.tsx';

/** The figures and plots over a list of enquiries; they come when they are opened. */
export const LeadStatistics = lazyPart(
  async () => (await import('./statistics/LeadStatistics.tsx')).LeadStatistics,
);
