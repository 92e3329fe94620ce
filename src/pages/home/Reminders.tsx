import type { Schemas } from '#contract/types.ts';
import { TodoRows } from '../todo/TodoRows.tsx';
import { useReminderChange } from '../todo/useReminderChange.ts';

/** Renders reminders and appointments like the task page. */
export function Reminders({ reminders }: { reminders: readonly Schemas['Reminder'][] }) {
  return <TodoRows reminders={reminders} isDayShown tools={useReminderChange()} />;
}
