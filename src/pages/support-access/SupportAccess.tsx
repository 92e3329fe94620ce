import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { listSupportAccesses } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatDateTime, formatTime } from '../../ui/format.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { recordWords } from './recordWords.ts';
import styles from './SupportAccess.module.css';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';

type Access = Schemas['SupportAccess'];
type Change = Access['changes'][number];

const STEP = 10;
const MAX_ROWS = 100;

function ChangeLine({ change }: { change: Change }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { at, kind, target, targetId, isDone } = change;
  return (
    <li className={styles.change}>
      <time dateTime={at} className="tabular">
        {formatTime(at, locale)}
      </time>
      <span>
        {translate(`support.access.kinds.${kind}`, { what: translate(recordWords(target)) })}{' '}
        {targetId !== null && <bdi className={styles.number}>#{targetId}</bdi>}
      </span>
      {!isDone && <StatusTag tone="neutral">{translate('support.access.refused')}</StatusTag>}
    </li>
  );
}

function AccessCard({ access }: { access: Access }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { changes, changeCount, readCount } = access;
  const more = changeCount - changes.length;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <bdi className={styles.agent}>{access.agentName}</bdi>
        {access.isRunning && (
          <StatusTag tone="warning">{translate('support.access.running')}</StatusTag>
        )}
        <span className={styles.when}>
          <time dateTime={access.startedAt}>{formatDateTime(access.startedAt, locale)}</time>
          {' – '}
          <time dateTime={access.endedAt}>{formatTime(access.endedAt, locale)}</time>
        </span>
      </div>
      <p className={styles.line}>
        {translate('support.access.as')} <bdi>{access.userName}</bdi>
      </p>
      <p className={styles.line}>
        {translate('support.access.why')} <bdi dir="auto">{access.reason}</bdi>
      </p>
      {changes.length === 0 ? (
        <p className={styles.line}>
          {translate('support.access.onlyRead', { smart_count: readCount })}
        </p>
      ) : (
        <details className={styles.details}>
          <summary>{translate('support.access.changes', { smart_count: changeCount })}</summary>
          <ol className={styles.changes}>
            {changes.map((change, index) => (
              <ChangeLine key={index} change={change} />
            ))}
          </ol>
          {more > 0 && <p>{translate('support.access.moreChanges', { smart_count: more })}</p>}
        </details>
      )}
    </li>
  );
}

/** Renders the impersonations of the account's users by support: who, as whom, why, and the changes. */
export function SupportAccess() {
  const translate = useTranslate();
  const api = useApi();
  const [limit, setLimit] = useState(STEP);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['support', 'access', limit],
    queryFn: ({ signal }) => api.call(listSupportAccesses, { query: { limit }, signal }),
    placeholderData: (before) => before,
  });
  if (error || isPending)
    return (
      <QueryBoundary
        isPending={!error}
        error={error}
        onRetry={() => void refetch()}
        rows={3}
        rowHeight="104px"
      />
    );
  if (data.data.length === 0)
    return (
      <EmptyState
        title={translate('support.access.none.title')}
        text={translate('support.access.none.text')}
      />
    );
  return (
    <>
      <ul className={styles.list} aria-label={translate('support.access.title')}>
        {data.data.map((access) => (
          <AccessCard key={access.id} access={access} />
        ))}
      </ul>
      {data.meta.total > limit && limit < MAX_ROWS && (
        <p>
          <button
            type="button"
            className="ui-button"
            onClick={() => setLimit(Math.min(MAX_ROWS, limit + STEP * 2))}
          >
            {translate('support.access.more')}
          </button>
        </p>
      )}
    </>
  );
}
