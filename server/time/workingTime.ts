import { addDays, dayIn, hourOf, isSunday } from './day.ts';
import { zone } from './zone.ts';

const OPENS = 8;
const CLOSES = 19;

/** Returns the business hours of the day of an instant; undefined on Sundays. */
function hoursOf(instant: Date): { opens: Date; closes: Date } | undefined {
  const day = dayIn(zone, instant);
  if (isSunday(day)) return undefined;
  return { opens: hourOf(zone, day, OPENS), closes: hourOf(zone, day, CLOSES) };
}

/** Returns true if an instant lies in business hours: Monday to Saturday, 08:00 to 19:00 in the deployment's time zone. */
export function isWorkingTime(instant: Date): boolean {
  const hours = hoursOf(instant);
  return hours !== undefined && instant >= hours.opens && instant < hours.closes;
}

/** Returns the instant itself in business hours, otherwise the next opening time. */
export function nextWorkingTime(instant: Date): Date {
  if (isWorkingTime(instant)) return instant;
  const hours = hoursOf(instant);
  if (hours && instant < hours.opens) return hours.opens;
  const tomorrow = addDays(dayIn(zone, instant), 1);
  return hourOf(zone, isSunday(tomorrow) ? addDays(tomorrow, 1) : tomorrow, OPENS);
}
