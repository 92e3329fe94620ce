import { dateOfDay } from '../../controls/calendar/day.ts';
import { dayFrom } from './dayFrom.ts';
import type { Facts } from '../../definition/manifest.ts';

const EARLIEST = '-100y';

/**
 * Returns the first day that a calendar offers. The contract's `-1d` only allows for other time zones; the
 * calendar then starts at today.
 */
export function firstDay({ notBefore = EARLIEST }: Facts, now: Date): Date | undefined {
  return dateOfDay(dayFrom(now, notBefore === '-1d' ? '+0d' : notBefore)) ?? undefined;
}

/** Returns the last day that a calendar offers; undefined without a limit in the contract. */
export function lastDay({ notAfter }: Facts, now: Date): Date | undefined {
  return notAfter === undefined ? undefined : (dateOfDay(dayFrom(now, notAfter)) ?? undefined);
}
