import type { Schemas } from '#contract/types.ts';
import { TodoRows } from '../todo/TodoRows.tsx';
import { useReminderChange } from '../todo/useReminderChange.ts';

/** Reminders and appointments, as the page of what is to be done shows them. */
export function Reminders({ reminders }: { reminders: readonly Schemas['Reminder'][] }) {
  return <TodoRows reminders={reminders} isDayShown tools={useReminderChange()} />;
}
