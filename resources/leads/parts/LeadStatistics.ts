import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Figures and charts of a list of leads, loaded when they are opened. */
export const LeadStatistics = lazyWithPreload(
  async () => (await import('./statistics/LeadStatistics.tsx')).LeadStatistics,
);
