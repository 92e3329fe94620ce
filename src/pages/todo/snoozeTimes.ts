import { dayFrom } from '../../engine/kinds/date/dayFrom.ts';
import { instantOf, wallTimeOf } from '../../engine/kinds/dateTime/wallTime.ts';

export const SNOOZES = ['hour', 'evening', 'tomorrow', 'nextWeek'] as const;

export type Snooze = (typeof SNOOZES)[number];

const HOUR_MS = 3_600_000;
const EVENING = '18:00';
const MORNING = '09:00';

/** Returns the days until the next Monday; 7 on a Monday. */
const daysToMonday = (day: string) => (8 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7 || 7;

/**
 * Returns the instant until which a reminder is snoozed, by the deployment's clock; null if that time has
 * passed.
 */
export function snoozeTime(snooze: Snooze, now: Date): string | null {
  const today = wallTimeOf(now.toISOString()).slice(0, 10);
  switch (snooze) {
    case 'hour':
      return new Date(now.getTime() + HOUR_MS).toISOString();
    case 'evening': {
      const evening = instantOf(`${today}T${EVENING}`);
      return evening !== null && Date.parse(evening) > now.getTime() ? evening : null;
    }
    case 'tomorrow':
      return instantOf(`${dayFrom(now, '+1d')}T${MORNING}`);
    case 'nextWeek':
      return instantOf(`${dayFrom(now, `+${daysToMonday(today)}d`)}T${MORNING}`);
  }
}
