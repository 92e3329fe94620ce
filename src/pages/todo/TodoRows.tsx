import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { useNow } from '../../ui/useNow.ts';
import styles from './TodoPage.module.css';
import type { Reminder } from './todoGroups.ts';
import { TodoRow } from './TodoRow.tsx';
import type { ReminderTools } from './useReminderChange.ts';

interface TodoRowsProps {
  reminders: readonly Reminder[];
  /** True if the rows show their day, since no group does. */
  isDayShown: boolean;
  tools: ReminderTools;
}

/** Renders tasks as rows in which they can be completed or snoozed. */
export function TodoRows({ reminders, isDayShown, tools }: TodoRowsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const now = useNow();
  const { change, changing } = tools;
  const tick = (reminder: Reminder) => {
    const done = reminder.doneAt === null;
    const message = `resources.todo.${done ? 'finished' : 'reopened'}`;
    void change(reminder, { done }, translate(message), { done: !done });
  };
  const snooze = (reminder: Reminder, until: string) => {
    const snoozedText = translate('resources.todo.snoozed', {
      when: formatDateTime(until, locale),
    });
    // The API rejects reminder times in the past, so those cannot be restored.
    const canGoBack = Date.parse(reminder.dueAt) > now;
    const back = canGoBack ? { remindAt: reminder.dueAt } : undefined;
    void change(reminder, { remindAt: until }, snoozedText, back);
  };
  return (
    <ul className={styles.rows}>
      {reminders.map((reminder) => (
        <TodoRow
          key={reminder.id}
          reminder={reminder}
          isDayShown={isDayShown}
          isChanging={changing.has(reminder.id)}
          onTick={() => tick(reminder)}
          onSnooze={(until) => snooze(reminder, until)}
        />
      ))}
    </ul>
  );
}
