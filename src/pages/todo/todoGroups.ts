import type { Schemas } from '#contract/types.ts';
import { wallTimeOf } from '../../engine/kinds/dateTime/wallTime.ts';

export type Reminder = Schemas['Reminder'];

export interface TodoGroup {
  /** `late` for open tasks of earlier days, otherwise an ISO day. */
  day: string;
  reminders: Reminder[];
}

/** Returns the ISO day of an instant in the deployment's time zone. */
export const dayOf = (instant: string) => wallTimeOf(instant).slice(0, 10);

/** Collects tasks by day, in the order of the input; open tasks of earlier days form one group. */
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
