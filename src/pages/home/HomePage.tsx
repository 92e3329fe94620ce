import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Schemas } from '#contract/types.ts';
import { useCan } from '../../engine/access/useCan.ts';
import { dayFrom } from '../../engine/kinds/date/dayFrom.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatDate } from '../../ui/format.ts';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { useNow } from '../../ui/useNow.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { dayPart } from './dayPart.ts';
import { LeadRows } from './LeadRows.tsx';
import { HomeCard } from './HomeCard.tsx';
import styles from './HomePage.module.css';
import { messagesPath, waitingPath } from './nextPart.ts';
import { PageScores } from './PageScores.tsx';
import { useHome } from './useHome.ts';

type Home = Schemas['Home'];

/** Loaded lazily: completing and snoozing reminders takes more code than the rest of the page. */
const Reminders = lazyWithPreload(async () => (await import('./Reminders.tsx')).Reminders);

function Waiting({ waiting }: { waiting: NonNullable<Home['waiting']> }) {
  const translate = useTranslate();
  const { total, late, data } = waiting;
  return (
    <HomeCard
      title={translate('home.waiting.title')}
      total={total}
      shown={data.length}
      status={
        late > 0 && (
          <StatusTag tone="danger">
            {translate('home.waiting.late', { smart_count: late })}
          </StatusTag>
        )
      }
      all={{ to: waitingPath, label: translate('home.all') }}
    >
      {data.length > 0 ? (
        <LeadRows leads={data} shows="clock" />
      ) : (
        <p className={styles.done}>
          <TaskAltOutlined aria-hidden="true" />
          {translate('home.waiting.none')}
        </p>
      )}
    </HomeCard>
  );
}

function Prices({ prices }: { prices: NonNullable<Home['prices']> }) {
  const translate = useTranslate();
  const locale = useLocale();
  const today = dayFrom(new Date(useNow()), '+0d');
  const canAccess = useCan({ resource: 'catalogs', action: 'edit' });
  return (
    <HomeCard
      title={translate('home.prices.title')}
      total={prices.total}
      shown={prices.data.length}
      all={{ to: '/catalogs', label: translate('home.all') }}
    >
      <ul className={styles.rows}>
        {prices.data.map(({ id, name, providerName, expireAt }) => (
          <li key={id} className={styles.row}>
            <div className={styles.text}>
              <p className={styles.line}>
                <Link to={`/catalogs/${id}`} className={styles.name}>
                  <bdi>{name}</bdi>
                </Link>
                <StatusTag tone={expireAt < today ? 'danger' : 'warning'}>
                  {translate(`home.prices.${expireAt < today ? 'expired' : 'expires'}`, {
                    day: formatDate(expireAt, locale),
                  })}
                </StatusTag>
              </p>
              <p className={styles.facts}>
                <bdi>{providerName}</bdi>
              </p>
            </div>
            {canAccess && (
              <Link
                to={`/catalogs/${id}/edit`}
                className="ui-button"
                aria-label={translate('home.prices.updateNamed', { name })}
              >
                {translate('home.prices.update')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}

/** Renders all open tasks: leads and messages in the first column, tasks for the providers in the second. */
function Everything({ home }: { home: Home }) {
  const translate = useTranslate();
  const { waiting, messages, todo, appointments, prices, pages } = home;
  const hasLeads = waiting !== null;
  if (!hasLeads && !prices?.total && pages.length === 0)
    return (
      <EmptyState
        icon={<TaskAltOutlined />}
        title={translate('home.nothing')}
        text={translate('home.nothingText')}
      />
    );
  return (
    <div className={styles.columns} data-single={!hasLeads || undefined}>
      {hasLeads && (
        <div className={styles.column}>
          <Waiting waiting={waiting} />
          {messages && messages.total > 0 && (
            <HomeCard
              title={translate('home.messages.title')}
              total={messages.total}
              shown={messages.data.length}
              all={{ to: messagesPath, label: translate('home.all') }}
            >
              <LeadRows leads={messages.data} shows="messages" />
            </HomeCard>
          )}
        </div>
      )}
      <div className={styles.column}>
        {todo && (
          <HomeCard
            title={translate('home.todo.title')}
            total={todo.total}
            shown={todo.data.length}
            all={{ to: '/todo', label: translate('home.all') }}
          >
            {todo.data.length > 0 ? (
              <Reminders reminders={todo.data} />
            ) : (
              <p className={styles.done}>
                <TaskAltOutlined aria-hidden="true" />
                {translate('home.todo.none')}
              </p>
            )}
          </HomeCard>
        )}
        {appointments && appointments.total > 0 && (
          <HomeCard
            title={translate('home.appointments.title')}
            total={appointments.total}
            shown={appointments.data.length}
            all={{ to: '/todo', label: translate('home.all') }}
          >
            <Reminders reminders={appointments.data} />
          </HomeCard>
        )}
        {prices && prices.total > 0 && <Prices prices={prices} />}
        {pages.length > 0 && (
          <HomeCard title={translate('home.pages.title', { smart_count: pages.length })}>
            <PageScores pages={pages} />
          </HomeCard>
        )}
      </div>
    </div>
  );
}

/**
 * Renders the tasks that need the user today, each with a link or button to complete it.
 * @param name the full name
 */
export function HomePage({ name }: { name: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const now = new Date(useNow());
  const { data, error, isPending, refetch } = useHome();
  usePageTitle(translate('home.name'));
  return (
    <>
      <PageHeader
        title={translate(`home.greeting.${dayPart(now)}`, { name: name.split(' ')[0] })}
        facts={[formatDate(dayFrom(now, '+0d'), locale, 'long')]}
      />
      <QueryBoundary
        isPending={isPending}
        error={data ? null : error}
        onRetry={() => void refetch()}
        rows={6}
        rowHeight="96px"
      >
        {data && <Everything home={data} />}
      </QueryBoundary>
    </>
  );
}
