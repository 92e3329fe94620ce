import { region } from '../../../ui/region.ts';
import { isDay } from '../../controls/calendar/day.ts';

const MONTHS = { y: 12, m: 1 } as const;
const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

const today = (now: Date) =>
  new Intl.DateTimeFormat('en-CA', { ...digits, timeZone: region().timeZone }).format(now);

/**
 * Returns the day at a distance (`-18y`, `+3m`, `-1d`) from a moment in the deployment's time zone, as YYYY-MM-DD.
 * Returns a given day unchanged. If the target month is shorter, the result is its last day.
 */
export function dayFrom(now: Date, distance: string): string {
  if (isDay(distance)) return distance;
  const [, sign = '+', count = '0', unit = 'd'] = /^([+-])(\d+)([ymd])$/.exec(distance) ?? [];
  const amount = Number(sign + count);
  const [year = 1970, month = 1, day = 1] = today(now).split('-').map(Number);
  if (unit === 'd')
    return new Date(Date.UTC(year, month - 1, day + amount)).toISOString().slice(0, 10);
  const months = amount * (unit === 'y' ? MONTHS.y : MONTHS.m);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}
