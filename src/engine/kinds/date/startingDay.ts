import type { Facts } from '../../definition/manifest.ts';
import { dayFrom } from './dayFrom.ts';

/**
 * Returns the initial day of a field: today if the field is required and must not be in the future, such as the
 * day of an agreement.
 */
export const startingDay = (facts: Facts | undefined, now: Date): string | null =>
  facts?.kind === 'date' && facts.required && facts.notAfter === '+0d' ? dayFrom(now, '+0d') : null;
