import { region } from '../../../ui/region.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats a moment as `YYYY-MM-DD HH:mm` in the deployment's time zone. */
function written(moment: Date): string {
  const { timeZone } = region();
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock.format(moment);
}

/** Returns the minutes by which the deployment's time zone is ahead of UTC at a moment. */
function minutesAhead(moment: Date): number {
  const wall = Date.parse(`${written(moment).replace(' ', 'T')}:00Z`);
  return Math.round((wall - Math.floor(moment.getTime() / 60_000) * 60_000) / 60_000);
}

/** Converts a moment (RFC 3339) to `YYYY-MM-DDTHH:mm` in the deployment's time zone; empty if it is invalid. */
export function wallTimeOf(value: unknown): string {
  const moment = new Date(typeof value === 'string' ? value : '');
  return Number.isNaN(moment.getTime()) ? '' : written(moment).replace(' ', 'T');
}

/** Converts `YYYY-MM-DDTHH:mm` in the deployment's time zone to a moment in UTC; null if it is invalid. */
export function instantOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.slice(0, 16) : '';
  const wall = new Date(`${text}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) || Number.isNaN(wall.getTime())) return null;
  const at = (minutes: number) => new Date(wall.getTime() - minutes * 60_000);
  // Near a clock change, the offset at the moment differs from the offset at the wall time taken as UTC.
  return at(minutesAhead(at(minutesAhead(wall)))).toISOString();
}
