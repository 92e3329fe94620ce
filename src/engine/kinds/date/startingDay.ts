import type { Facts } from '../../definition/manifest.ts';
import { dayFrom } from './dayFrom.ts';

/** The day that a question begins with: today for one that must be answered and may not lie ahead, such as the day of an agreement. */
export const startingDay = (facts: Facts | undefined, now: Date): string | null =>
  facts?.kind === 'date' && facts.required && facts.notAfter === '+0d' ? dayFrom(now, '+0d') : null;
