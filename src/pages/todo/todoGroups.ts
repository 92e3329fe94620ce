import type { Schemas } from '#contract/types.ts';
import { wallTimeOf } from '../../engine/kinds/dateTime/wallTime.ts';

export type Reminder = Schemas['Reminder'];

export interface TodoGroup {
  /** `late` for what should have been done on an earlier day, a day `YYYY-MM-DD` otherwise. */
  day: string;
  reminders: Reminder[];
}

/** The day of the deployment's clock that an instant lies in. */
export const dayOf = (instant: string) => wallTimeOf(instant).slice(0, 10);

/** Groups tasks by day, in the order of the input; open tasks of earlier days form one group. */
export function todoGroups(reminders: readonly Reminder[], now: Date): TodoGroup[] {
  const today = dayOf(now.toISOString());
  const groups = new Map<string, Reminder[]>();
  for (const reminder of reminders) {
    const own = dayOf(reminder.dueAt);
    const day = reminder.doneAt === null && own < today ? 'late' : own;
    groups.set(day, [...(groups.get(day) ?? []), reminder]);
  }
  return [...groups].map(([day, some]) => ({ day, reminders: some }));
}
