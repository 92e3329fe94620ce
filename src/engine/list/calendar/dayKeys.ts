import { addDays, addMonths } from './calendarDays.ts';

/** Days that an arrow key moves by, as the days stand on the screen. */
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

/** The day that a key leads to: arrows by days and weeks, page keys by months; undefined for other keys. */
export function dayAfterKey(day: string, key: string, isRtl: boolean): string | undefined {
  if (key === 'PageDown') return addMonths(day, 1);
  if (key === 'PageUp') return addMonths(day, -1);
  const days = daysOfKey(key, isRtl);
  return days === undefined ? undefined : addDays(day, days);
}
