import { dateOfDay } from '../../controls/calendar/day.ts';
import { dayFrom } from './dayFrom.ts';
import type { Facts } from '../../definition/manifest.ts';

const EARLIEST = '-100y';

/** The first day that a calendar offers; a contract that takes yesterday does so for other time zones' sake, so today is the first. */
export function firstDay({ notBefore = EARLIEST }: Facts, now: Date): Date | undefined {
  return dateOfDay(dayFrom(now, notBefore === '-1d' ? '+0d' : notBefore)) ?? undefined;
}

/** The last day that a calendar offers; none where the contract names none. */
export function lastDay({ notAfter }: Facts, now: Date): Date | undefined {
  return notAfter === undefined ? undefined : (dateOfDay(dayFrom(now, notAfter)) ?? undefined);
}
