import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listCoupleVisits } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { ScrollRegion } from '../../engine/actions/ScrollRegion.tsx';
import { useApi } from '../../engine/queries/useApi.ts';
import { Button } from '../../ui/Button.tsx';
import { formatDateTime, formatNumber } from '../../ui/format.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import type { Range } from './range.ts';
import styles from './ReportPage.module.css';

interface CoupleVisitsProps {
  range: Range;
  providerIds: readonly number[];
}

const PAGE_ROWS = 10;
const MESSAGES = 'areas.statistics.couples';

interface VisitTableProps {
  title: string;
  visits: readonly Schemas['CoupleVisit'][];
  /** True if the visits are of several providers. */
  isMixed: boolean;
}

function VisitTable({ title, visits, isMixed }: VisitTableProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const heads = ['couple', ...(isMixed ? ['provider'] : []), 'at', 'source'];
  return (
    <ScrollRegion label={title}>
      <table className={`${styles.table} ${styles.text}`} aria-label={title}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {translate(`${MESSAGES}.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => (
            <tr key={visit.id}>
              <th scope="row">
                <Link to={`/leads/${visit.leadId}`} dir="auto">
                  {visit.coupleName}
                </Link>
              </th>
              {isMixed && (
                <td>
                  <bdi>{visit.providerName}</bdi>
                </td>
              )}
              <td>{formatDateTime(visit.at, locale)}</td>
              <td>{translate(`${MESSAGES}.from.${visit.source}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Renders the visits of couples with a lead, the latest first. */
export function CoupleVisits({ range, providerIds }: CoupleVisitsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const query = { ...range, providerIds: [...providerIds], limit: PAGE_ROWS };
  const { data, error, isPending, isPlaceholderData, ...visits } = useInfiniteQuery({
    queryKey: ['statistics', 'coupleVisits', query],
    queryFn: async ({ pageParam, signal }) =>
      api.call(listCoupleVisits, { query: { ...query, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, _, page) => (page * PAGE_ROWS < meta.total ? page + 1 : undefined),
    placeholderData: (last) => last,
    staleTime: 60_000,
  });
  const title = translate(`${MESSAGES}.title`);
  // New visits shift the pages, so duplicates are removed by id.
  const rows = new Map(data?.pages.flatMap((page) => page.data.map((one) => [one.id, one])));
  const total = data?.pages[0]?.meta.total ?? 0;
  return (
    <section className={styles.card} aria-label={title} aria-busy={isPlaceholderData}>
      <h2>{title}</h2>
      <QueryBoundary isPending={isPending} error={error} onRetry={() => void visits.refetch()}>
        <p className={styles.lead}>
          {total === 0
            ? translate(`${MESSAGES}.none`)
            : translate(`${MESSAGES}.says`, {
                smart_count: total,
                total: formatNumber(total, locale),
              })}
        </p>
        {rows.size > 0 && (
          <VisitTable title={title} visits={[...rows.values()]} isMixed={providerIds.length > 1} />
        )}
        {visits.hasNextPage && (
          <div className={styles.files}>
            <Button
              size="small"
              variant="outlined"
              disabled={visits.isFetchingNextPage}
              onClick={() => void visits.fetchNextPage()}
            >
              {translate(`${MESSAGES}.more`)}
            </Button>
          </div>
        )}
      </QueryBoundary>
    </section>
  );
}
