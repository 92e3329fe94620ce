import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { PackageList } from './PackageList.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { Returns } from './Returns.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import styles from './SubscriptionPage.module.css';
import { useProductPrices, useSubscription } from './subscriptionQueries.ts';

interface SubscriptionPageProps {
  customerId: number;
  paymentsPath: string;
  providers: readonly { id: number; name: string }[];
  /** True if the user may start, pause and end; support and readers only view. */
  canChange: boolean;
}

/** Renders the subscription of an account: its state, past packages, returns, and price history. */
export function SubscriptionPage(props: SubscriptionPageProps) {
  const { customerId, paymentsPath, providers, canChange } = props;
  const translate = useTranslate();
  const overview = useSubscription(customerId);
  const prices = useProductPrices();
  const title = translate('subscription.title');
  usePageTitle(title);
  const { data } = overview;
  const offered = prices.data ?? [];
  const productId = data?.subscription?.productId ?? offered[0]?.productId;
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        back={{ to: paymentsPath, label: translate('ui.action.back') }}
        facts={[translate('subscription.about')]}
      />
      <QueryBoundary
        rows={6}
        isPending={overview.isPending || prices.isPending}
        error={overview.error ?? prices.error}
        onRetry={() => void Promise.all([overview.refetch(), prices.refetch()])}
      >
        {data && (
          <>
            <SubscriptionCard
              customerId={customerId}
              subscription={data.subscription}
              packages={data.packages}
              prices={offered}
              canChange={canChange}
            />
            <Suspense fallback={null}>
              <Returns returns={data.returns} />
            </Suspense>
            <PackageList packages={data.packages} providers={providers} />
            <Suspense fallback={null}>
              <PriceHistory price={offered.find((price) => price.productId === productId)} />
            </Suspense>
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
