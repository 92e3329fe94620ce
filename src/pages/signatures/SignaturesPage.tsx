import { useGetOne, useTranslate } from 'ra-core';
import type { Schemas } from '#contract/types.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { SignatureForm } from './SignatureForm.tsx';
import styles from './SignaturesPage.module.css';

/** Renders the texts below the customer user's messages, one text for each of their providers. */
export function SignaturesPage({ userId, customerId }: { userId: number; customerId: number }) {
  const translate = useTranslate();
  const title = translate('areas.signatures.title');
  usePageTitle(title);
  const { data, error, refetch } = useGetOne<Schemas['CustomerUser']>('customer-users', {
    id: userId,
  });
  return (
    <>
      <PageHeader title={title} facts={[translate('areas.signatures.about')]} />
      {error ? (
        <ErrorState
          title={translate('ui.state.error')}
          text={translate('ui.state.errorText')}
          retryLabel={translate('ui.action.retry')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <SkeletonRows label={translate('ui.state.loading')} rows={3} rowHeight="120px" />
      ) : data.providers.length === 0 ? (
        <EmptyState title={translate('areas.signatures.none')} />
      ) : (
        <div className={styles.page}>
          {data.providers.map((link) => (
            <SignatureForm key={link.id} link={link} userId={userId} customerId={customerId} />
          ))}
        </div>
      )}
    </>
  );
}
