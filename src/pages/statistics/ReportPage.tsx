import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
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
import { FigureTiles, useChangeWords, useFigureFormat } from './FigureTiles.tsx';
import { HeatMap } from './HeatMap.tsx';
import { Outcomes } from './Outcomes.tsx';
import { grouped, stepOf } from './range.ts';
import { FIGURES, leadsOf, valuesOf } from './reportFigures.ts';
import styles from './ReportPage.module.css';
import { useAsked } from './useAsked.ts';
import { useReport, type ReportKind } from './useReport.ts';
import '../../ui/print.css';

interface ReportPageProps {
  kind: ReportKind;
  providers: readonly { id: number; name: string }[];
  /** True if the user may open the leads that a figure counts. */
  mayRead: boolean;
}

interface PartProps {
  kind: ReportKind;
  report: Schemas['StatReport'];
}

/** Names of groups of days. */
function useGroupNames() {
  const locale = useLocale();
  return (groups: readonly { day: string }[][], step: 'day' | 'week' | 'month'): string[] =>
    groups.map((rows) => {
      const [first] = rows;
      if (!first) return '';
      return step === 'month'
        ? formatMonth(first.day.slice(0, 7), locale, 'long')
        : formatDate(first.day, locale);
    });
}

/** Names of groups on an axis: a day without its year, or a short month. */
function useTicks() {
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(intlLocale(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (groups: readonly { day: string }[][], step: 'day' | 'week' | 'month'): string[] =>
    groups.map(([first]) => {
      if (!first) return '';
      return step === 'month'
        ? formatMonth(first.day.slice(0, 7), locale, 'short')
        : day.format(new Date(first.day));
    });
}

function Sentence({ kind, report: { figures, before } }: PartProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const changeWords = useChangeWords();
  const [first] = FIGURES[kind];
  const last = kind === 'visits' || kind === 'magnet' ? 'leads' : 'deals';
  const words =
    figures[first] === 0
      ? translate('areas.statistics.nothing')
      : translate(`areas.statistics.sentence.${kind}`, {
          from: formatNumber(figures[first], locale),
          to: formatNumber(figures[last], locale),
        });
  const change =
    before && figures[first] > 0 ? ` ${changeWords(figures[last], before[last])}.` : '';
  return <p className={styles.sentence}>{words + change}</p>;
}

function Chart({ kind, report }: PartProps) {
  const translate = useTranslate();
  const format = useFigureFormat();
  const names = useGroupNames();
  const [first] = FIGURES[kind];
  const step = stepOf(report.days.length);
  const groups = grouped(report.days, step);
  const categories = names(groups, step);
  const ticks = useTicks()(groups, step);
  const values = valuesOf(groups, first);
  const before = valuesOf(grouped(report.daysBefore, step), first);
  const most = Math.max(0, ...values);
  const label = translate(`areas.statistics.figure.${first}`);
  return (
    <ChartCard name={kind}>
      <BarFigure
        title={translate(`areas.statistics.step.${step}`, { figure: label })}
        sentence={
          most === 0
            ? translate('areas.statistics.nothing')
            : translate('areas.statistics.most', {
                name: categories[values.indexOf(most)] ?? '',
                value: format(first, most),
              })
        }
        head={translate(`areas.statistics.${step}`)}
        categories={categories}
        ticks={ticks}
        series={[
          { label, tone: 'info', values },
          ...(report.before
            ? [
                {
                  label: translate('areas.statistics.before'),
                  tone: 'neutral' as const,
                  values: categories.map((_, index) => before[index] ?? 0),
                },
              ]
            : []),
        ]}
        layout="standing"
        format={(value) => format(first, value)}
      />
    </ChartCard>
  );
}

function Tables({ kind, report }: PartProps) {
  const translate = useTranslate();
  const groupNames = useGroupNames();
  const names = FIGURES[kind];
  const step = stepOf(report.days.length);
  const groups = grouped(report.days, step);
  const sums = groups.map((rows) =>
    rows.reduce((sum, row) => {
      const added = { ...sum };
      for (const name of names) added[name] += row[name];
      return added;
    }),
  );
  const byTime = groupNames(groups, step);
  return (
    <>
      {report.providers.length > 1 && (
        <FigureTable
          title={translate('areas.statistics.table')}
          head={translate('areas.statistics.provider')}
          names={names}
          rows={report.providers.map(({ providerName, figures }) => ({
            name: providerName,
            values: figures,
          }))}
        />
      )}
      <FigureTable
        title={translate(`areas.statistics.${step}s`)}
        head={translate(`areas.statistics.${step}`)}
        names={names}
        rows={sums.map((values, index) => ({ name: byTime[index] ?? '', values }))}
        file={kind}
      />
    </>
  );
}

/** Figures of the user's providers by day: visits, advertising or deals. */
export function ReportPage({ kind, providers, mayRead }: ReportPageProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const title = translate(`places.statistics.${kind}`);
  usePageTitle(`${title} · ${translate('places.statistics.name')}`);
  const { today, providerIds, range, compare, ...rest } = useAsked(providers);
  const { data, error, isPending, isPlaceholderData, refetch } = useReport(kind, {
    ...range,
    compare,
    providerIds,
  });
  const report = data?.report;
  return (
    <>
      <PageHeader
        title={title}
        facts={[
          translate('areas.statistics.span', {
            from: formatDate(range.from, locale),
            to: formatDate(range.to, locale),
          }),
          report && report.staleDays > 0 && translate('areas.statistics.counting'),
        ]}
        tools={<CopyLink />}
      />
      <div className={styles.page}>
        <Controls {...rest} range={range} compare={compare} providers={providers} />
        <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={4}>
          {report && (
            <div className={styles.page} aria-busy={isPlaceholderData}>
              <section className={styles.card} aria-label={translate('areas.statistics.summary')}>
                <Sentence kind={kind} report={report} />
              </section>
              <section className={styles.card} aria-label={translate('areas.statistics.figures')}>
                <FigureTiles
                  figures={FIGURES[kind].map((name) => ({
                    name,
                    value: report.figures[name],
                    before: report.before?.[name],
                    to: mayRead ? leadsOf(name, report, today) : undefined,
                  }))}
                />
              </section>
              {data.outcomes && <Outcomes report={data.outcomes} today={today} mayRead={mayRead} />}
              <Chart kind={kind} report={report} />
              {kind !== 'magnet' && (
                <HeatMap hours={report.hours} title={translate(`areas.statistics.hours.${kind}`)} />
              )}
              <Tables kind={kind} report={report} />
            </div>
          )}
        </QueryBoundary>
      </div>
    </>
  );
}
