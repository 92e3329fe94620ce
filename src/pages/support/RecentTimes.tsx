import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { deleteCurrentImpersonation, listImpersonations } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { usePages } from '../../engine/queries/usePages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatDateTime, formatTime } from '../../ui/format.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './Desk.module.css';
import { useNotifyError } from '../../ui/useNotifyError.ts';

const KEY = ['support', 'impersonations'];
const PER_PAGE = 20;

function EndButton() {
  const translate = useTranslate();
  const api = useApi();
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(deleteCurrentImpersonation),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
    onError: notifyError,
  });
  return (
    <button type="button" className="ui-button" disabled={isPending} onClick={() => mutate()}>
      {translate('support.bar.end')}
    </button>
  );
}

function Time({ time }: { time: Schemas['AgentImpersonation'] }) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <li className={styles.card}>
      <div className={styles.column}>
        <span className={styles.name}>
          <bdi>{time.userName}</bdi>
          {time.isRunning && (
            <StatusTag tone="warning">{translate('support.recent.running')}</StatusTag>
          )}
        </span>
        <span>
          <bdi>{time.customerName}</bdi>
        </span>
      </div>
      <div className={styles.column}>
        <span>
          <bdi>{time.reason}</bdi>
        </span>
      </div>
      <div className={styles.column}>
        <span className="tabular">
          <time dateTime={time.startedAt}>{formatDateTime(time.startedAt, locale)}</time>
          {' – '}
          <time dateTime={time.endedAt}>{formatTime(time.endedAt, locale)}</time>
        </span>
      </div>
      {time.isRunning && <EndButton />}
    </li>
  );
}

/** Renders the agent's recent impersonations. A running one whose browser was closed can be ended here. */
export function RecentTimes() {
  const translate = useTranslate();
  const api = useApi();
  const { rows, error, isPending, retry, ...pages } = usePages({
    queryKey: KEY,
    fetchPage: (page, signal) =>
      api.call(listImpersonations, { query: { page, limit: PER_PAGE }, signal }),
  });
  return (
    <section>
      <h2 className={styles.heading}>{translate('support.recent.title')}</h2>
      <QueryBoundary rows={4} rowHeight="88px" isPending={isPending} error={error} onRetry={retry}>
        {rows.length === 0 ? (
          <EmptyState
            title={translate('support.recent.none.title')}
            text={translate('support.recent.none.text')}
          />
        ) : (
          <ul className={styles.list}>
            {rows.map((time) => (
              <Time key={time.id} time={time} />
            ))}
          </ul>
        )}
        <ShowMore
          isFetching={pages.isFetchingMore}
          onMore={pages.showMore}
          label="support.recent.more"
        />
      </QueryBoundary>
    </section>
  );
}
