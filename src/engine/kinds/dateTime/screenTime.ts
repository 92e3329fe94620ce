import { dateOfDay, dayOfDate } from '../../controls/calendar/day.ts';
import { instantOf, wallTimeOf } from './wallTime.ts';

/** A moment (RFC 3339) as a date that shows the deployment's clock on the reader's screen; null for what is none. */
export function screenOfMoment(value: unknown): Date | null {
  const [day, time = ''] = wallTimeOf(value).split('T');
  const date = dateOfDay(day);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  date?.setHours(hours, minutes);
  return date;
}

/** The moment whose clock the screen shows, in UTC; null for what is no date. */
export function momentOfScreen(date: Date | null): string | null {
  const day = dayOfDate(date);
  if (date === null || day === null) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return instantOf(`${day}T${two(date.getHours())}:${two(date.getMinutes())}`);
}
