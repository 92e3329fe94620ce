import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** The figures and plots over a list of leads; they come when they are opened. */
export const LeadStatistics = lazyWithPreload(
  async () => (await import('./statistics/LeadStatistics.tsx')).LeadStatistics,
);
