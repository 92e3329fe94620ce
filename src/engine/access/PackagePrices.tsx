import { useQuery } from '@tanstack/react-query';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listProviderProductPrices } from '#contract/operations.ts';
import { formatMoneyMinor } from '../../ui/format.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { useApi } from '../queries/useApi.ts';
import styles from './PackagePrices.module.css';

interface PackagePricesProps {
  /** Called when the link to the package page is followed. */
  onLeave: () => void;
}

function Prices({ onLeave }: PackagePricesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['subscription', 'prices'],
    queryFn: async ({ signal }) => (await api.call(listProviderProductPrices, { signal })).data,
  });
  return (
    <QueryBoundary
      rows={2}
      rowHeight="44px"
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      <ul className={styles.prices}>
        {data?.map(({ productId, name, priceMinor, months }) => (
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

/** Renders the price of each package for users with permission to see payments; renders nothing for others. */
export function PackagePrices(props: PackagePricesProps) {
  const { permissions } = usePermissions<readonly string[]>();
  return permissions?.includes('payments.read') ? <Prices {...props} /> : null;
}
