import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getWeddingReport } from '#contract/operations.ts';
import type { Schemas } from '#contract/types.ts';
import { useApi } from '../../engine/queries/useApi.ts';
import { BarFigure } from '../../ui/chart/BarFigure.tsx';
import { formatDate, formatMonth, formatNumber, intlLocale } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ChartCard } from './ChartCard.tsx';
import { Controls } from './Controls.tsx';
import { CopyLink } from './CopyLink.tsx';
import { FigureTable } from './FigureTable.tsx';
import { FigureTiles, useFormatComparison } from './FigureTiles.tsx';
import { Meanings } from './Meanings.tsx';
import { NothingCounted } from './NothingCounted.tsx';
import { OnHoldNote } from './OnHoldNote.tsx';
import { weddingPresets, type Range } from './range.ts';
import styles from './ReportPage.module.css';
import { useReportParams } from './useReportParams.ts';
import type { Compare } from './useReport.ts';
import { listedOf, WEDDING_FIGURES, weddingLeadsOf } from './weddingFigures.ts';
import '../../ui/print.css';

interface WeddingsPageProps {
  providers: readonly { id: number; name: string }[];
  /** Names of the providers whose weddings are left out while they are on hold. */
  onHold: readonly string[];
  /** True if the user may open the leads that a figure counts. */
  canRead: boolean;
}

interface PartProps {
  report: Schemas['WeddingReport'];
}

/** Compares nothing by default: leads of earlier weddings may predate the panel. */
const AHEAD = {
  presets: weddingPresets,
  usual: { preset: 'next12', compare: 'none' },
  isAhead: true,
} as const;
/** Leads and deals by wedding day, independent of the day of the lead. */
const MEANINGS = { leads: 'weddingLeads', deals: 'weddingDeals' } as const;
/** A Monday, from which the names of the weekdays are formatted. */
const MONDAY = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;

function Sentence({ compare, report: { figures, before } }: PartProps & { compare: Compare }) {
  const translate = useTranslate();
  const locale = useLocale();
  const formatComparison = useFormatComparison();
  const number = (value: number) => formatNumber(value, locale);
  const text =
    figures.leads === 0
      ? translate('areas.statistics.nothing')
      : translate('areas.statistics.sentence.weddings', {
          from: number(figures.leads),
          to: number(figures.deals),
          guests: number(figures.guests),
        });
  const change = figures.leads > 0 ? formatComparison(compare, figures.deals, before?.deals) : '';
  return <p className={styles.sentence}>{text + change}</p>;
}

/** Renders a chart of the leads and deals per wedding month. */
function Months({ report: { months } }: PartProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const names = months.map(({ month }) => formatMonth(month, locale, 'short'));
  const deals = months.map((month) => month.deals);
  const most = Math.max(0, ...deals);
  const format = (value: number) => formatNumber(value, locale);
  const series = (['leads', 'deals'] as const).map((name) => ({
    label: translate(`areas.statistics.figure.${name}`),
    tone: name === 'deals' ? ('success' as const) : ('neutral' as const),
    values: months.map((month) => month[name]),
  }));
  return (
    <ChartCard name="weddings">
      <BarFigure
        heading="h2"
        title={translate('areas.statistics.chart.weddings')}
        sentence={
          most === 0
            ? translate('areas.statistics.noDeals')
            : translate('areas.statistics.mostDeals', {
                name: formatMonth(months[deals.indexOf(most)]?.month ?? '', locale, 'long'),
                value: format(most),
              })
        }
        head={translate('areas.statistics.month')}
        categories={names}
        series={series}
        layout="standing"
        format={format}
      />
    </ChartCard>
  );
}

/** Renders a chart of the deals per weekday; nothing if there are no deals. */
function Weekdays({ report: { weekdays } }: PartProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale);
  const weekday = new Intl.DateTimeFormat(intlLocale(locale), { weekday: 'long', timeZone: 'UTC' });
  const names = weekdays.map((_, day) => weekday.format(MONDAY + day * DAY_MS));
  const most = Math.max(0, ...weekdays);
  if (most === 0) return null;
  return (
    <ChartCard name="weekdays">
      <BarFigure
        heading="h2"
        title={translate('areas.statistics.chart.weekdays')}
        sentence={translate('areas.statistics.mostDeals', {
          name: names[weekdays.indexOf(most)] ?? '',
          value: format(most),
        })}
        head={translate('areas.statistics.weekday')}
        categories={names}
        series={[
          {
            label: translate('areas.statistics.figure.deals'),
            tone: 'success',
            values: weekdays,
          },
        ]}
        layout="lying"
        format={format}
      />
    </ChartCard>
  );
}

function Tables({ report: { months, providers } }: PartProps) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <>
      {providers.length > 1 && (
        <FigureTable
          title={translate('areas.statistics.table')}
          head={translate('areas.statistics.provider')}
          names={WEDDING_FIGURES}
          rows={providers.map(({ providerName: name, figures }) => ({ name, values: figures }))}
        />
      )}
      <FigureTable
        title={translate('areas.statistics.months')}
        head={translate('areas.statistics.month')}
        names={WEDDING_FIGURES}
        rows={months.map((values) => ({ name: formatMonth(values.month, locale, 'long'), values }))}
        file="weddings"
      />
    </>
  );
}

/** Returns true if there are no leads in the range nor in the compared days. */
const isEmpty = ({ figures, before }: PartProps['report']): boolean =>
  figures.leads + (before?.leads ?? 0) === 0;

/** Renders the report of the user's providers by wedding day: how booked the coming months are. */
export function WeddingsPage({ providers, onHold, canRead }: WeddingsPageProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const title = translate('places.statistics.weddings');
  usePageTitle(`${title} · ${translate('places.statistics.name')}`);
  const period = useReportParams(providers, AHEAD);
  const { range, compare, providerIds } = period;
  const api = useApi();
  const query = { ...range, compare, providerIds };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['statistics', 'weddings', query],
    queryFn: async ({ signal }) => (await api.call(getWeddingReport, { query, signal })).data,
    placeholderData: (last) => last,
    staleTime: 60_000,
  });
  const span = (key: string, { from, to }: Range) =>
    translate(`areas.statistics.${key}`, {
      from: formatDate(from, locale),
      to: formatDate(to, locale),
    });
  return (
    <>
      <PageHeader
        title={title}
        facts={[span('span', range), data?.beforePeriod && span('comparedWith', data.beforePeriod)]}
        tools={<CopyLink range={range} />}
      />
      <div className={styles.page}>
        <Controls {...period} providers={providers} />
        <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={4}>
          {data && (
            <div className={styles.page} aria-busy={isPlaceholderData}>
              <section className={styles.card} aria-label={translate('areas.statistics.figures')}>
                {!isEmpty(data) && <Sentence compare={compare} report={data} />}
                <FigureTiles
                  figures={WEDDING_FIGURES.map((name) => ({
                    name,
                    value: data.figures[name],
                    before: data.before?.[name],
                    to: canRead ? weddingLeadsOf(name, data) : undefined,
                    listed: listedOf(name, data.figures),
                  }))}
                />
                <Meanings names={WEDDING_FIGURES} own={MEANINGS} />
              </section>
              {isEmpty(data) ? (
                <NothingCounted text={translate('areas.statistics.empty.weddings')} />
              ) : (
                <>
                  <Months report={data} />
                  <Weekdays report={data} />
                  <Tables report={data} />
                </>
              )}
            </div>
          )}
        </QueryBoundary>
        <OnHoldNote names={onHold} />
      </div>
    </>
  );
}
