import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { listSupportWizards } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { usePages } from '../../engine/queries/usePages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { SendSignup } from './SendSignup.tsx';
import { SignupRow } from './SignupRow.tsx';
import styles from './Signups.module.css';
import { useFocusNext } from './useFocusNext.ts';

const STATUSES = ['open', 'finished', 'expired', 'withdrawn'] as const;
type Status = Schemas['ProviderWizardStatus'];

const KEY = ['support', 'signups'];

/** Renders the registrations of new businesses with their last steps, and the form that sends a link. */
export function Signups() {
  const translate = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<Status>();
  const title = translate('support.signups.title');
  usePageTitle(title);
  const { rows, isPending, error, retry, ...pages } = usePages({
    queryKey: [...KEY, status],
    fetchPage: (page, signal) =>
      api.call(listSupportWizards, { query: { status, page, limit: 100 }, signal }),
  });
  const { list, noteDecided } = useFocusNext(rows);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: KEY });
  return (
    <>
      <PageHeader title={title} facts={[translate('signup.desk.about')]} />
      <SendSignup onSent={refresh} />
      <div className={styles.filters} role="group" aria-label={translate('signup.desk.status')}>
        {[undefined, ...STATUSES].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className="ui-button ui-button--small"
            aria-pressed={one === status}
            onClick={() => setStatus(one)}
          >
            {translate(one ? `signup.desk.statuses.${one}` : 'signup.desk.all')}
          </button>
        ))}
      </div>
      <QueryBoundary isPending={isPending} error={error} onRetry={retry} rows={4}>
        {rows.length === 0 ? (
          <EmptyState
            title={translate('signup.desk.empty')}
            text={translate('signup.desk.emptyText')}
          />
        ) : (
          <ul ref={list} className={styles.list}>
            {rows.map((wizard) => (
              <SignupRow
                key={wizard.id}
                wizard={wizard}
                onChanged={() => {
                  noteDecided(wizard.id);
                  refresh();
                }}
              />
            ))}
          </ul>
        )}
        <ShowMore isFetching={pages.isFetchingMore} onMore={pages.showMore} />
      </QueryBoundary>
    </>
  );
}
