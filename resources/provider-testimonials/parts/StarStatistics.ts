import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';

/** Charts of the stars, loaded when they are opened. */
export const StarStatistics = lazyWithPreload(
  async () => (await import('./StarPlots.tsx')).StarPlots,
);
