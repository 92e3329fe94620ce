import { useTranslate } from 'react-admin';
import { listSupportAccesses } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { usePages } from '../../engine/queries/usePages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatDateTime, formatTime } from '../../ui/format.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { recordMessageKey } from './recordMessageKey.ts';
import styles from './SupportAccess.module.css';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';

type Access = Schemas['SupportAccess'];
type Change = Access['changes'][number];

const PER_PAGE = 20;

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
        {translate(`supportAccess.kinds.${kind}`, { what: translate(recordMessageKey(target)) })}{' '}
        {targetId !== null && <bdi className={styles.number}>#{targetId}</bdi>}
      </span>
      {!isDone && <StatusTag tone="neutral">{translate('supportAccess.refused')}</StatusTag>}
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
          <StatusTag tone="warning">{translate('supportAccess.running')}</StatusTag>
        )}
        <span className={styles.when}>
          <time dateTime={access.startedAt}>{formatDateTime(access.startedAt, locale)}</time>
          {' – '}
          <time dateTime={access.endedAt}>{formatTime(access.endedAt, locale)}</time>
        </span>
      </div>
      <p className={styles.line}>
        {translate('supportAccess.as')} <bdi>{access.userName}</bdi>
      </p>
      <p className={styles.line}>
        {translate('supportAccess.why')} <bdi dir="auto">{access.reason}</bdi>
      </p>
      {changes.length === 0 ? (
        <p className={styles.line}>
          {translate('supportAccess.onlyRead', { smart_count: readCount })}
        </p>
      ) : (
        <details className={styles.details}>
          <summary>{translate('supportAccess.changes', { smart_count: changeCount })}</summary>
          <ol className={styles.changes}>
            {changes.map((change, index) => (
              <ChangeLine key={index} change={change} />
            ))}
          </ol>
          {more > 0 && <p>{translate('supportAccess.moreChanges', { smart_count: more })}</p>}
        </details>
      )}
    </li>
  );
}

/** Renders the impersonations of the account's users by support: who, as whom, why, and the changes. */
export function SupportAccess() {
  const translate = useTranslate();
  const api = useApi();
  const { rows, error, isPending, retry, ...pages } = usePages({
    queryKey: ['support', 'access'],
    fetchPage: (page, signal) =>
      api.call(listSupportAccesses, { query: { page, limit: PER_PAGE }, signal }),
  });
  if (error || isPending)
    return (
      <QueryBoundary isPending={!error} error={error} onRetry={retry} rows={3} rowHeight="104px" />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        title={translate('supportAccess.none.title')}
        text={translate('supportAccess.none.text')}
      />
    );
  return (
    <>
      <ul className={styles.list} aria-label={translate('supportAccess.title')}>
        {rows.map((access) => (
          <AccessCard key={access.id} access={access} />
        ))}
      </ul>
      <ShowMore
        isFetching={pages.isFetchingMore}
        onMore={pages.showMore}
        label="supportAccess.more"
      />
    </>
  );
}
