import { useGetOne, useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { SignatureForm } from './SignatureForm.tsx';
import styles from './SignaturesPage.module.css';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';

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
      {error || !data ? (
        <QueryBoundary
          isPending={!error}
          error={error}
          onRetry={() => void refetch()}
          rowHeight="120px"
        />
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
