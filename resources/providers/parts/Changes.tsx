import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { listProviderDataHistories } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { ChangeList } from '../../../src/ui/ChangeList.tsx';
import { EmptyState } from '../../../src/ui/EmptyState.tsx';
import { formatDateTime } from '../../../src/ui/format.ts';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import { StatusTag } from '../../../src/ui/StatusTag.tsx';
import type { Tone } from '../../../src/ui/tone.ts';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './Section.module.css';

type Update = Schemas['ProviderDataUpdate'];

const TONES: Record<Update['status'], Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  deleted: 'neutral',
};

/** Number of changes that are shown at first, and added each time. */
const STEP = 10;

function Entry({ update }: { update: Update }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { title, status, changes, rejectionReason, createdByName, createdAt } = update;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <span className={styles.name}>{title}</span>
        <StatusTag tone={TONES[status]}>
          {translate(`resources.providers.changes.${status}`)}
        </StatusTag>
        <span className={styles.muted}>
          {createdByName !== null && (
            <>
              <bdi>{createdByName}</bdi> ·{' '}
            </>
          )}
          <time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
        </span>
      </div>
      {rejectionReason !== null && (
        <p className={styles.reason}>
          <bdi>{rejectionReason}</bdi>
        </p>
      )}
      <ChangeList
        changes={changes}
        before={translate('resources.providers.changes.before')}
        after={translate('resources.providers.changes.after')}
        none={translate('engine.apiForm.empty')}
      />
    </li>
  );
}

/** Renders the changes of a provider with their authors and outcomes. */
export function Changes({ record: { id: providerId } }: { record: Schemas['Provider'] }) {
  const translate = useTranslate();
  const api = useApi();
  const [shown, setShown] = useState(STEP);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['providers', providerId, 'histories', shown],
    queryFn: ({ signal }) =>
      api.call(listProviderDataHistories, {
        params: { providerId },
        query: { limit: shown },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const title = translate('resources.providers.groups.changes');
  const updates = data?.data ?? [];
  return (
    <QueryBoundary
      rows={3}
      rowHeight="120px"
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      {updates.length === 0 ? (
        <EmptyState
          title={translate('resources.providers.changes.none')}
          text={translate('resources.providers.changes.noneText')}
        />
      ) : (
        <section className={styles.section} aria-label={title}>
          <ul className={styles.list}>
            {updates.map((update) => (
              <Entry key={update.id} update={update} />
            ))}
          </ul>
          {data && data.meta.total > updates.length && shown < 100 && (
            <Button variant="outlined" onClick={() => setShown(Math.min(shown + STEP, 100))}>
              {translate('resources.providers.changes.more')}
            </Button>
          )}
        </section>
      )}
    </QueryBoundary>
  );
}
