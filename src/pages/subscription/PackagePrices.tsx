import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatMoneyMinor } from '../../ui/format.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import styles from './SubscriptionPage.module.css';
import { useProductPrices } from './subscriptionQueries.ts';

interface PackagePricesProps {
  /** Callback of the link that leads to another page. */
  onLeave: () => void;
}

/** Renders what each package costs, and the way to the page of the package. */
export function PackagePrices({ onLeave }: PackagePricesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data = [], isPending, error, refetch } = useProductPrices();
  return (
    <QueryBoundary
      rows={2}
      rowHeight="44px"
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      <ul className={styles.prices}>
        {data.map(({ productId, name, priceMinor, months }) => (
          <li key={productId}>
            <bdi>{name}</bdi>
            <span>
              {translate('subscription.price', {
                amount: formatMoneyMinor(priceMinor, locale),
                smart_count: months,
              })}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/subscription" onClick={onLeave}>
        {translate('subscription.compare')}
      </Link>
    </QueryBoundary>
  );
}
