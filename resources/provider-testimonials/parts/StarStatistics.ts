import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** The plots of the stars; they load when they are opened. */
export const StarStatistics = lazyWithPreload(
  async () => (await import('./StarPlots.tsx')).StarPlots,
);
