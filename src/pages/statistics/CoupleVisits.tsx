import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listCoupleVisits } from '#contract/operations.ts';
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

const FEW = 10;
const MANY = 100;
const WORDS = 'areas.statistics.couples';

/** Visits of couples that have written, the latest first, each with its lead. */
export function CoupleVisits({ range, providerIds }: CoupleVisitsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const [limit, setLimit] = useState(FEW);
  const query = { ...range, providerIds: [...providerIds], limit };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['statistics', 'coupleVisits', query],
    queryFn: async ({ signal }) => api.call(listCoupleVisits, { query, signal }),
    placeholderData: (last) => last,
    staleTime: 60_000,
  });
  const title = translate(`${WORDS}.title`);
  const heads = ['couple', ...(providerIds.length > 1 ? ['provider'] : []), 'at', 'source'];
  const total = data?.meta.total ?? 0;
  return (
    <section className={styles.card} aria-label={title} aria-busy={isPlaceholderData}>
      <h2>{title}</h2>
      <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={3}>
        <p className={styles.lead}>
          {total === 0
            ? translate(`${WORDS}.none`)
            : translate(`${WORDS}.says`, {
                smart_count: total,
                total: formatNumber(total, locale),
              })}
        </p>
        {data && total > 0 && (
          <ScrollRegion label={title}>
            <table className={`${styles.table} ${styles.words}`}>
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col">
                      {translate(`${WORDS}.${head}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.data.map((visit) => (
                  <tr key={visit.id}>
                    <th scope="row">
                      <Link to={`/leads/${visit.leadId}`} dir="auto">
                        {visit.coupleName}
                      </Link>
                    </th>
                    {heads.includes('provider') && (
                      <td>
                        <bdi>{visit.providerName}</bdi>
                      </td>
                    )}
                    <td>{formatDateTime(visit.at, locale)}</td>
                    <td>{translate(`${WORDS}.from.${visit.source}`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        )}
        {limit === FEW && total > FEW && (
          <div className={styles.files}>
            <Button size="small" variant="outlined" onClick={() => setLimit(MANY)}>
              {translate(`${WORDS}.more`)}
            </Button>
          </div>
        )}
      </QueryBoundary>
    </section>
  );
}
