import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';
import type { Lead } from './Lead.ts';

/** Warning about a taken wedding day; it loads with the dialog that it stands in. */
export const TakenDay = lazyWithPreload<{ record: Lead }>(
  async () => (await import('./TakenDayWarning.tsx')).TakenDayWarning,
);
