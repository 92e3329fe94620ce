import { dateOfDay, dayOfDate } from '../../controls/calendar/day.ts';
import { instantOf, wallTimeOf } from './wallTime.ts';

/** Returns a local date whose clock shows a moment (RFC 3339) in the deployment's time zone; null if it is invalid. */
export function screenOfMoment(value: unknown): Date | null {
  const [day, time = ''] = wallTimeOf(value).split('T');
  const date = dateOfDay(day);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  date?.setHours(hours, minutes);
  return date;
}

/** Returns the moment (UTC) of a local date whose clock shows the deployment's time; null if it is invalid. */
export function momentOfScreen(date: Date | null): string | null {
  const day = dayOfDate(date);
  if (date === null || day === null) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return instantOf(`${day}T${two(date.getHours())}:${two(date.getMinutes())}`);
}
