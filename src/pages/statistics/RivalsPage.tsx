import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import {
  getRivalsLeadToDeal,
  getRivalsLeadToLead,
  getRivalsToSimilar,
  getRivalsViewToDeal,
  getRivalsViewToLead,
} from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { BarFigure } from '../../ui/chart/BarFigure.tsx';
import { formatDate, formatNumber, formatPercent } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ChartCard } from './ChartCard.tsx';
import { Controls } from './Controls.tsx';
import { CopyLink } from './CopyLink.tsx';
import type { Range } from './range.ts';
import styles from './ReportPage.module.css';
import { useAsked } from './useAsked.ts';
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
const FIRST_LETTER = 65;

interface RivalsPageProps {
  providers: readonly { id: number; name: string }[];
}

function useRivals(metric: Metric, id: number | undefined, { from, to }: Range) {
  const api = useApi();
  return useQuery({
    queryKey: ['statistics', 'rivals', metric, id, from, to],
    queryFn: async ({ signal }) => {
      const options = { params: { id: id ?? 0 }, query: { from, to }, signal };
      return (await api.call(OPERATIONS[metric], options)).data;
    },
    enabled: id !== undefined,
    placeholderData: (last) => last,
    staleTime: 60_000,
  });
}

interface RatesProps {
  metric: Metric;
  name: string;
  report: Schemas['RivalReport'];
}

function Rates({ metric, name, report: { own, average, place, firms } }: RatesProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const percent = (value: number) => formatPercent(value, locale);
  const named = firms.filter(({ name: known }) => known !== null).length;
  const others = firms.map((firm, index) => ({
    rate: firm.rate,
    name:
      firm.name ??
      translate('areas.statistics.rival.unnamed', {
        letter: String.fromCharCode(FIRST_LETTER + index - named),
      }),
    isOwn: false,
  }));
  const mine = own === null ? [] : [{ rate: own, name, isOwn: true }];
  const all = [...mine, ...others].toSorted((one, other) => other.rate - one.rate);
  const sentence =
    own === null || average === null || place === null
      ? translate('areas.statistics.rival.shared', {
          name: others[0]?.name ?? '',
          value: percent(others[0]?.rate ?? 0),
        })
      : translate('areas.statistics.rival.sentence', {
          own: percent(own),
          average: percent(average),
          place: formatNumber(place, locale),
          count: formatNumber(all.length, locale),
        });
  return (
    <ChartCard name={`rivals-${metric}`}>
      <BarFigure
        title={translate(`areas.statistics.rival.metric.${metric}`)}
        sentence={firms.length === 0 ? translate('areas.statistics.nothing') : sentence}
        head={translate('areas.statistics.provider')}
        categories={all.map((one) => one.name)}
        tones={all.map(({ isOwn }) => (isOwn ? 'success' : 'neutral'))}
        series={[
          {
            label: translate('areas.statistics.rate'),
            tone: 'neutral',
            values: all.map(({ rate }) => rate),
          },
        ]}
        layout="lying"
        format={percent}
      />
      <p className={styles.label}>{translate('areas.statistics.rival.note')}</p>
    </ChartCard>
  );
}

/** Rates of one provider beside those of similar firms in its city. */
export function RivalsPage({ providers }: RivalsPageProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const title = translate('places.statistics.rivals');
  usePageTitle(`${title} · ${translate('places.statistics.name')}`);
  const { providerIds, range, preset, presets, metric: asked, onChange } = useAsked(providers);
  const metric = METRICS.find((one) => one === asked) ?? 'leadToDeal';
  const [id] = providerIds;
  const name = providers.find((one) => one.id === id)?.name ?? '';
  const { data, error, isPending, refetch } = useRivals(metric, id, range);
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
        ]}
        tools={<CopyLink />}
      />
      <div className={styles.page}>
        <Controls
          preset={preset}
          presets={presets}
          range={range}
          provider={String(id ?? '')}
          providers={providers}
          isSingle
          onChange={onChange}
        >
          <label className={styles.choice}>
            <span className="visually-hidden">{translate('areas.statistics.rival.compare')}</span>
            <select
              className="ui-input"
              value={metric}
              onChange={({ target }) => onChange({ metric: target.value })}
            >
              {METRICS.map((one) => (
                <option key={one} value={one}>
                  {translate(`areas.statistics.rival.metric.${one}`)}
                </option>
              ))}
            </select>
          </label>
        </Controls>
        <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={4}>
          {data && <Rates metric={metric} name={name} report={data} />}
        </QueryBoundary>
      </div>
    </>
  );
}
