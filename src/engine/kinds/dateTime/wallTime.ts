import { region } from '../../../ui/region.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A moment as `YYYY-MM-DD HH:mm` of the deployment's clock. */
function written(moment: Date): string {
  const { timeZone } = region();
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(moment);
}

/** The minutes that a zone is ahead of UTC at a moment. */
function minutesAhead(moment: Date): number {
  const wall = Date.parse(`${written(moment).replace(' ', 'T')}:00Z`);
  return Math.round((wall - Math.floor(moment.getTime() / 60_000) * 60_000) / 60_000);
}

/** A moment (RFC 3339) as `YYYY-MM-DDTHH:mm` of the deployment's clock; empty for what is none. */
export function wallTimeOf(value: unknown): string {
  const moment = new Date(typeof value === 'string' ? value : '');
  return Number.isNaN(moment.getTime()) ? '' : written(moment).replace(' ', 'T');
}

/** `YYYY-MM-DDTHH:mm` of the deployment's clock as a moment in UTC; null for what is none. */
export function instantOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.slice(0, 16) : '';
  const wall = new Date(`${text}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) || Number.isNaN(wall.getTime())) return null;
  return new Date(wall.getTime() - minutesAhead(wall) * 60_000).toISOString();
}
