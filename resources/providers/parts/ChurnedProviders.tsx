import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listChurnedProviders } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../../src/engine/queries/useApi.ts';
import { usePages } from '../../../src/engine/queries/usePages.ts';
import { formatDate, formatNumber } from '../../../src/ui/format.ts';
import { QueryBoundary } from '../../../src/ui/QueryBoundary.tsx';
import { ShowMore } from '../../../src/ui/ShowMore.tsx';
import { useLocale } from '../../../src/ui/useLocale.ts';
import styles from './ChurnedProviders.module.css';

/** Page size of the request. */
const PAGE_ROWS = 25;

function Churned({ provider }: { provider: Schemas['ChurnedProvider'] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { id, name, productName, endedOn, categoryName, cityName } = provider;
  const date = formatDate(endedOn, locale, 'written');
  const message = (key: string, args?: object) =>
    translate(`resources.providerPackage.churned.${key}`, args);
  return (
    <li>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {categoryName} · {cityName}
        </small>
      </span>
      <span>
        {productName === null
          ? message('ended', { date })
          : message('endedOf', { date, productName })}
      </span>
      <Link
        className="ui-button"
        to={`/providers/${id}/info/package`}
        aria-label={message('returnOf', { name })}
      >
        {message('return')}
      </Link>
    </li>
  );
}

/** Renders the providers whose package has ended, each with a link to renew; nothing without any. */
export function ChurnedProviders() {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const { rows, total, error, retry, ...pages } = usePages({
    queryKey: ['providers', 'churned'],
    fetchPage: (page, signal) =>
      api.call(listChurnedProviders, { query: { page, limit: PAGE_ROWS }, signal }),
  });
  if (error && total === 0)
    return <QueryBoundary isPending={false} error={error} onRetry={retry} />;
  if (total === 0) return null;
  return (
    <details className={styles.strip}>
      <summary>
        {translate('resources.providerPackage.churned.title', {
          smart_count: total,
          count: formatNumber(total, locale),
        })}
      </summary>
      <ul>
        {rows.map((provider) => (
          <Churned key={provider.id} provider={provider} />
        ))}
      </ul>
      <ShowMore isFetching={pages.isFetchingMore} onMore={pages.showMore} />
    </details>
  );
}
