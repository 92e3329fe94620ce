import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLocale } from '../../ui/useLocale.ts';
import { useNow } from '../../ui/useNow.ts';
import { dayFrom } from '../../engine/kinds/date/dayFrom.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatDate, formatNumber } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import type { TodoGroup } from './todoGroups.ts';
import styles from './TodoPage.module.css';
import { TodoRows } from './TodoRows.tsx';
import { useReminderChange, type ReminderTools } from './useReminderChange.ts';
import { useTodo, type Status } from './useTodo.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';

const STATUSES: readonly Status[] = ['open', 'done'];

/** Returns a function that names a day: late, today, tomorrow, or the full date. */
function useDayTitle() {
  const translate = useTranslate();
  const locale = useLocale();
  const now = new Date(useNow());
  return (day: string) => {
    const full = formatDate(day, locale, 'long');
    if (day === 'late') return { name: translate('resources.todo.late'), day: '' };
    if (day === dayFrom(now, '+0d')) return { name: translate('resources.todo.today'), day: full };
    if (day === dayFrom(now, '+1d'))
      return { name: translate('resources.todo.tomorrow'), day: full };
    return { name: full, day: '' };
  };
}

function Group({ group, tools }: { group: TodoGroup; tools: ReminderTools }) {
  const locale = useLocale();
  const { name, day } = useDayTitle()(group.day);
  const id = `todo-${group.day}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} data-late={group.day === 'late' || undefined}>
        {name}
        <span className={styles.count}>{formatNumber(group.reminders.length, locale)}</span>
        {day !== '' && <span className={styles.day}>{day}</span>}
      </h2>
      <TodoRows reminders={group.reminders} isDayShown={group.day === 'late'} tools={tools} />
    </section>
  );
}

function Nothing({ status }: { status: Status }) {
  const translate = useTranslate();
  return (
    <EmptyState
      icon={<TaskAltOutlined />}
      title={translate(`resources.todo.empty.${status}`)}
      text={translate(`resources.todo.empty.${status}Text`)}
      action={
        status === 'open' && (
          <Button component={Link} to="/leads" variant="outlined">
            {translate('resources.todo.empty.toLeads')}
          </Button>
        )
      }
    />
  );
}

/** Renders the user's tasks: reminders and appointments of all leads, day by day. */
export function TodoPage() {
  const translate = useTranslate();
  const todo = useTodo();
  const tools = useReminderChange();
  const { groups, total, whose, status, error, isPending, isPlaceholderData, refetch } = todo;
  const title = translate('resources.todo.name');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        facts={[groups && translate(`resources.todo.facts.${status}`, total)]}
        tools={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={whose}
            aria-label={translate('resources.todo.whose.label')}
            onChange={(_, chosen: unknown) => {
              if (chosen === 'mine' || chosen === 'everyone') todo.setWhose(chosen);
            }}
          >
            <ToggleButton value="mine">{translate('resources.todo.whose.mine')}</ToggleButton>
            <ToggleButton value="everyone">
              {translate('resources.todo.whose.everyone')}
            </ToggleButton>
          </ToggleButtonGroup>
        }
      />
      <nav className={styles.tabs} aria-label={title}>
        {STATUSES.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === status ? 'true' : undefined}
            onClick={() => todo.setStatus(one)}
          >
            {translate(`resources.todo.tabs.${one}`)}
          </button>
        ))}
      </nav>
      <QueryBoundary
        isPending={isPending}
        error={error}
        onRetry={() => void refetch()}
        rows={8}
        rowHeight="64px"
      />
      {!error && groups?.length === 0 && <Nothing status={status} />}
      <div className={styles.groups} data-old={isPlaceholderData || undefined}>
        {groups?.map((group) => (
          <Group key={group.day} group={group} tools={tools} />
        ))}
      </div>
      {todo.showMore && <Button onClick={todo.showMore}>{translate('ui.action.showMore')}</Button>}
      {!todo.showMore && todo.isCut && (
        <p className={styles.cut}>{translate('resources.todo.cut')}</p>
      )}
    </>
  );
}
