import { lazyWithPreload } from '../../../src/ui/lazyWithPreload.tsx';
import type { Lead } from './Lead.ts';

/** Warning about an occupied wedding day, loaded with its dialog. */
export const TakenDay = lazyWithPreload<{ record: Lead }>(
  async () => (await import('./TakenDayWarning.tsx')).TakenDayWarning,
);
