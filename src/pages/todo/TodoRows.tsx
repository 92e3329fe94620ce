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
  /** Nothing around the rows says their day: they do. */
  isDayShown: boolean;
  tools: ReminderTools;
}

/** Things to be done, each to be ticked or put off in its place. */
export function TodoRows({ reminders, isDayShown, tools }: TodoRowsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const now = useNow();
  const { change, changing } = tools;
  const tick = (reminder: Reminder) => {
    const done = reminder.doneAt === null;
    const said = `resources.todo.${done ? 'finished' : 'reopened'}`;
    void change(reminder, { done }, translate(said), { done: !done });
  };
  const snooze = (reminder: Reminder, until: string) => {
    const said = translate('resources.todo.snoozed', { when: formatDateTime(until, locale) });
    // A moment that has passed cannot be set again.
    const canGoBack = Date.parse(reminder.dueAt) > now;
    const back = canGoBack ? { remindAt: reminder.dueAt } : undefined;
    void change(reminder, { remindAt: until }, said, back);
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
