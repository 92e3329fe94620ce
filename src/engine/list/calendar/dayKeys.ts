import { addDays, addMonths } from '../../calendar/calendarDays.ts';

/** Returns the number of days by which an arrow key moves, in the visual direction; undefined for other keys. */
export function daysOfKey(key: string, isRtl: boolean): number | undefined {
  const forward = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
  };
  return steps[key];
}

/**
 * Returns the day to which a key moves: arrows move by days and weeks, page keys by months; undefined for other
 * keys.
 */
export function dayAfterKey(day: string, key: string, isRtl: boolean): string | undefined {
  if (key === 'PageDown') return addMonths(day, 1);
  if (key === 'PageUp') return addMonths(day, -1);
  const days = daysOfKey(key, isRtl);
  return days === undefined ? undefined : addDays(day, days);
}
