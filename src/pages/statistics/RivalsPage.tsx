import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import {
  getRivalsLeadToDeal,
  getRivalsLeadToLead,
  getRivalsToSimilar,
  getRivalsViewToDeal,
  getRivalsViewToLead,
} from '#contract/operations.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { formatDate } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ButtonChoice } from './ButtonChoice.tsx';
import { Controls } from './Controls.tsx';
import { CopyLink } from './CopyLink.tsx';
import { NothingCounted } from './NothingCounted.tsx';
import type { Range } from './range.ts';
import { RivalRates } from './RivalRates.tsx';
import styles from './ReportPage.module.css';
import { PAST, useReportParams } from './useReportParams.ts';
import type { Compare } from './useReport.ts';
import '../../ui/print.css';

const OPERATIONS = {
  leadToDeal: getRivalsLeadToDeal,
  viewToLead: getRivalsViewToLead,
  viewToDeal: getRivalsViewToDeal,
  leadToLead: getRivalsLeadToLead,
  toSimilar: getRivalsToSimilar,
} as const;
type Metric = keyof typeof OPERATIONS;

// cast: the keys of an object literal are those of its type
const METRICS = Object.keys(OPERATIONS) as Metric[];
/** Rivals are compared within at most a year. */
const YEAR = { ...PAST, maxDays: 366 };

interface RivalsPageProps {
  providers: readonly { id: number; name: string }[];
}

interface RivalsOptions {
  range: Range;
  compare: Compare;
}

function useRivals(metric: Metric, id: number | undefined, { range, compare }: RivalsOptions) {
  const api = useApi();
  return useQuery({
    queryKey: ['statistics', 'rivals', metric, id, range, compare],
    queryFn: async ({ signal }) => {
      const options = { params: { id: id ?? 0 }, query: { ...range, compare }, signal };
      return (await api.call(OPERATIONS[metric], options)).data;
    },
    enabled: id !== undefined,
    placeholderData: (last) => last,
    staleTime: 60_000,
  });
}

/** Renders the rates of one provider in comparison with similar businesses in its city. */
export function RivalsPage({ providers }: RivalsPageProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const title = translate('places.statistics.rivals');
  usePageTitle(`${title} · ${translate('places.statistics.name')}`);
  const period = useReportParams(providers, YEAR);
  const { range, onChange } = period;
  const metric = METRICS.find((one) => one === period.metric) ?? 'leadToDeal';
  const [id] = period.providerIds;
  const name = providers.find((one) => one.id === id)?.name ?? '';
  const { data, error, isPending, isPlaceholderData, refetch } = useRivals(metric, id, period);
  const widen = () => onChange({ range: '90', from: null, to: null });
  return (
    <>
      <PageHeader
        title={title}
        facts={[
          name,
          translate('areas.statistics.span', {
            from: formatDate(range.from, locale),
            to: formatDate(range.to, locale),
          }),
          data?.beforePeriod &&
            translate('areas.statistics.comparedWith', {
              from: formatDate(data.beforePeriod.from, locale),
              to: formatDate(data.beforePeriod.to, locale),
            }),
        ]}
        tools={<CopyLink range={range} />}
      />
      <div className={styles.page}>
        <Controls {...period} provider={String(id ?? '')} providers={providers} isSingle />
        <ButtonChoice
          label={translate('areas.statistics.rival.compare')}
          values={METRICS}
          value={metric}
          nameOf={(one) => translate(`areas.statistics.rival.metric.${one}`)}
          onChoose={(one) => onChange({ metric: one })}
        />
        <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={4}>
          {data && (
            <div className={styles.page} aria-busy={isPlaceholderData}>
              {data.providers.length === 0 ? (
                <NothingCounted
                  text={translate('areas.statistics.rival.none')}
                  onWiden={period.preset === '90' ? undefined : widen}
                />
              ) : (
                <RivalRates metric={metric} name={name} report={data} />
              )}
            </div>
          )}
        </QueryBoundary>
      </div>
    </>
  );
}
