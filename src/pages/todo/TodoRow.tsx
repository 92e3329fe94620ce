import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLocale } from '../../ui/useLocale.ts';
import { useNow } from '../../ui/useNow.ts';
import { formatDateTime, formatTime } from '../../ui/format.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { SnoozeButton } from './SnoozeButton.tsx';
import styles from './TodoPage.module.css';
import type { Reminder } from './todoGroups.ts';

interface TodoRowProps {
  reminder: Reminder;
  /** True if the row shows the day, since its group does not. */
  isDayShown: boolean;
  isChanging: boolean;
  onTick: () => void;
  onSnooze: (until: string) => void;
}

/** Pages of the lead that show the item; messages are on the first page. */
const PAGES = { note: '/notes', appointment: '/offer', follow_up: '' } as const;

/** Returns the status of an item that is completed without a tick; null for a note. */
function standing({ kind, doneAt, confirmedAt }: Reminder) {
  if (kind === 'note') return null;
  if (kind === 'follow_up')
    return doneAt === null
      ? ({ tone: 'info', word: 'waiting' } as const)
      : ({ tone: 'success', word: 'sent' } as const);
  return confirmedAt === null
    ? ({ tone: 'warning', word: 'unconfirmed' } as const)
    : ({ tone: 'success', word: 'confirmed' } as const);
}

interface MarkProps extends Omit<TodoRowProps, 'isDayShown' | 'onSnooze'> {
  /** Text of the row. */
  text: string;
}

/** Renders the icon before the text: a circle to tick, or an icon that cannot be ticked. */
function Mark({ reminder, text, isChanging, onTick }: MarkProps) {
  const translate = useTranslate();
  const isDone = reminder.doneAt !== null;
  const Circle = isDone ? CheckCircleOutlined : RadioButtonUnchecked;
  const Icon = { note: Circle, appointment: EventOutlined, follow_up: ScheduleSendOutlined }[
    reminder.kind
  ];
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
      aria-label={translate('resources.todo.doneNamed', { name: text })}
      title={translate(isDone ? 'resources.todo.reopen' : 'resources.todo.finish')}
      color={isDone ? 'primary' : 'default'}
      disabled={isChanging}
      onClick={onTick}
    >
      <Circle />
    </IconButton>
  );
}

/** Renders one task: its text, due time and couple. */
export function TodoRow(props: TodoRowProps) {
  const { reminder, isDayShown, isChanging, onSnooze } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const { kind, dueAt, doneAt, lead, createdBy, allowed } = reminder;
  const isNote = kind === 'note';
  const text =
    reminder.text ?? translate(`resources.todo.kinds.${isNote ? 'call' : 'appointment'}`);
  const state = standing(reminder);
  const now = useNow();
  const isLate = doneAt === null && Date.parse(dueAt) < now;
  return (
    <li className={styles.row} aria-busy={isChanging} data-done={doneAt !== null || undefined}>
      <Mark {...props} text={text} />
      <div className={styles.content}>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        <p className={styles.meta}>
          <time dateTime={dueAt} data-late={(isLate && isNote) || undefined}>
            {isDayShown ? formatDateTime(dueAt, locale) : formatTime(dueAt, locale)}
          </time>
          <Link to={`/leads/${lead.id}${PAGES[kind]}`} className={styles.couple}>
            <bdi>{lead.coupleName}</bdi>
          </Link>
          <bdi>{lead.providerName}</bdi>
          {createdBy && <bdi>{createdBy.name}</bdi>}
        </p>
      </div>
      {state && (
        <StatusTag tone={state.tone}>{translate(`resources.todo.${state.word}`)}</StatusTag>
      )}
      {allowed.change && doneAt === null && (
        <SnoozeButton name={text} disabled={isChanging} onSnooze={onSnooze} />
      )}
    </li>
  );
}
