import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import IconButton from '@mui/material/IconButton';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useNow } from '../../ui/useNow.ts';
import { formatDateTime, formatTime } from '../../ui/format.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { SnoozeButton } from './SnoozeButton.tsx';
import styles from './TodoPage.module.css';
import type { Reminder } from './todoGroups.ts';

interface TodoRowProps {
  reminder: Reminder;
  /** The group says no day: the row does. */
  isDayShown: boolean;
  isChanging: boolean;
  onTick: () => void;
  onSnooze: (until: string) => void;
}

/** What stands before the words: the circle that is ticked, or what cannot be. */
function Mark({ reminder, isChanging, onTick }: Omit<TodoRowProps, 'isDayShown' | 'onSnooze'>) {
  const translate = useTranslate();
  const isDone = reminder.doneAt !== null;
  const Icon = isDone ? CheckCircleOutlined : RadioButtonUnchecked;
  if (reminder.kind === 'appointment')
    return (
      <span className={styles.mark}>
        <EventOutlined aria-hidden="true" />
      </span>
    );
  if (!reminder.allowed.change)
    return (
      <span className={styles.mark}>
        <Icon aria-hidden="true" />
      </span>
    );
  return (
    <IconButton
      role="checkbox"
      aria-checked={isDone}
      aria-label={translate('resources.todo.doneNamed', { name: reminder.text ?? '' })}
      title={translate(isDone ? 'resources.todo.reopen' : 'resources.todo.finish')}
      color={isDone ? 'primary' : 'default'}
      disabled={isChanging}
      onClick={onTick}
    >
      <Icon />
    </IconButton>
  );
}

/** One thing to be done: what, when, for which couple. */
export function TodoRow(props: TodoRowProps) {
  const { reminder, isDayShown, isChanging, onSnooze } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const { kind, dueAt, doneAt, lead, createdBy, confirmedAt, allowed } = reminder;
  const isAppointment = kind === 'appointment';
  const text = reminder.text ?? translate(`resources.todo.kinds.${isAppointment ? kind : 'call'}`);
  const now = useNow();
  const isLate = doneAt === null && Date.parse(dueAt) < now;
  return (
    <li className={styles.row} aria-busy={isChanging} data-done={doneAt !== null || undefined}>
      <Mark {...props} />
      <div className={styles.words}>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        <p className={styles.meta}>
          <time dateTime={dueAt} data-late={(isLate && !isAppointment) || undefined}>
            {isDayShown ? formatDateTime(dueAt, locale) : formatTime(dueAt, locale)}
          </time>
          <Link
            to={`/leads/${lead.id}${isAppointment ? '/offer' : '/notes'}`}
            className={styles.couple}
          >
            <bdi>{lead.coupleName}</bdi>
          </Link>
          <bdi>{lead.providerName}</bdi>
          {createdBy && <bdi>{createdBy.name}</bdi>}
        </p>
      </div>
      {isAppointment && (
        <StatusTag tone={confirmedAt === null ? 'warning' : 'success'}>
          {translate(`resources.todo.${confirmedAt === null ? 'unconfirmed' : 'confirmed'}`)}
        </StatusTag>
      )}
      {allowed.change && doneAt === null && (
        <SnoozeButton name={text} disabled={isChanging} onSnooze={onSnooze} />
      )}
    </li>
  );
}
