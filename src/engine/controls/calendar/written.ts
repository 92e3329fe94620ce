import { intlLocale } from '../../../ui/format.ts';
import { region } from '../../../ui/region.ts';
import { isDay } from './day.ts';

const day = { day: '2-digit', month: 'long', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formats a day with the full name of its month (`05 Eylül 2026`). Returns an empty string if it is not a day. */
export function writtenDay(value: unknown, locale: string): string {
  if (typeof value !== 'string' || !isDay(value)) return '';
  const format = new Intl.DateTimeFormat(intlLocale(locale), { ...day, timeZone: 'UTC' });
  return format.format(new Date(`${value}T00:00:00Z`));
}

/**
 * Formats a moment (RFC 3339) as day and time in the deployment's time zone (`05 Eylül 2026 15:00`). Returns an empty
 * string if it is invalid.
 */
export function writtenMoment(value: unknown, locale: string): string {
  const moment = new Date(typeof value === 'string' ? value : '');
  if (Number.isNaN(moment.getTime())) return '';
  const zone = { timeZone: region().timeZone };
  return new Intl.DateTimeFormat(intlLocale(locale), { ...day, ...time, ...zone }).format(moment);
}
