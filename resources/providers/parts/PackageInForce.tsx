import { useQuery } from '@tanstack/react-query';
import { usePermissions, useTranslate } from 'react-admin';
import { getActiveProduct } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { ButtonLink } from '../../../src/ui/Button.tsx';
import { EmptyState } from '../../../src/ui/EmptyState.tsx';
import { formatDate, formatNumber } from '../../../src/ui/format.ts';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import { StatusTag } from '../../../src/ui/StatusTag.tsx';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './Section.module.css';

type Product = NonNullable<Schemas['ActiveProduct']['data']>;

const TONES = { paid: 'success', unpaid: 'danger', trial: 'info', free: 'neutral' } as const;

/** Days before its end when the end is highlighted. */
const SOON_DAYS = 30;

/** Renders a link to the packages for users who may read payments. */
function PackagesLink({ isPrimary = false }: { isPrimary?: boolean }) {
  const translate = useTranslate();
  const { permissions } = usePermissions<readonly string[]>();
  if (!permissions?.includes('payments.read')) return null;
  return (
    <ButtonLink to="/subscription" variant={isPrimary ? 'contained' : 'outlined'}>
      {translate('resources.providerPackage.package.packages')}
    </ButtonLink>
  );
}

/** Renders the end of an active package, and the remaining time. */
function Period({ startsOn, endsOn, daysLeft }: Product) {
  const translate = useTranslate();
  const locale = useLocale();
  const message = (key: string, args?: object) =>
    translate(`resources.providerPackage.package.${key}`, args);
  const day = (value: string) => formatDate(value, locale, 'written');
  const from = startsOn === null ? undefined : message('from', { date: day(startsOn) });
  const until = endsOn === null ? message('endless') : message('until', { date: day(endsOn) });
  return (
    <>
      <p>{[from, until].filter((text) => text !== undefined).join(' · ')}</p>
      {daysLeft !== null && (
        <StatusTag tone={daysLeft <= SOON_DAYS ? 'warning' : 'neutral'}>
          {daysLeft === 0
            ? message('lastDay')
            : message('daysLeft', { smart_count: daysLeft, count: formatNumber(daysLeft, locale) })}
        </StatusTag>
      )}
    </>
  );
}

function ProductCard({ product, title }: { product: Product; title: string }) {
  const translate = useTranslate();
  const { name, paidStatus, features } = product;
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.card}>
        <h2 className={styles.line}>
          <bdi>{name}</bdi>
          <StatusTag tone={TONES[paidStatus]}>
            {translate(`resources.providers.values.paidStatus.${paidStatus}`)}
          </StatusTag>
        </h2>
        <Period {...product} />
        <PackagesLink />
      </div>
      {features.length > 0 && (
        <div className={styles.card}>
          <h3>{translate('resources.providerPackage.package.features')}</h3>
          <ul className={styles.list}>
            {features.map((feature) => (
              <li key={feature}>
                <span className={styles.name}>{translate(`features.${feature}.title`)}</span>
                <br />
                <span className={styles.muted}>{translate(`features.${feature}.text`)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/**
 * Renders the active package of a provider: its period, payment and contents; otherwise a link to
 * the packages.
 */
export function PackageInForce({ record: { id } }: { record: Schemas['Provider'] }) {
  const translate = useTranslate();
  const api = useApi();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['providers', id, 'active-product'],
    queryFn: ({ signal }) => api.call(getActiveProduct, { params: { id }, signal }),
  });
  const product = data?.data;
  return (
    <QueryBoundary
      rows={2}
      rowHeight="140px"
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      {product ? (
        <ProductCard product={product} title={translate('resources.providers.groups.package')} />
      ) : (
        <EmptyState
          title={translate('resources.providerPackage.package.none')}
          text={translate('resources.providerPackage.package.noneText')}
          action={<PackagesLink isPrimary />}
        />
      )}
    </QueryBoundary>
  );
}
