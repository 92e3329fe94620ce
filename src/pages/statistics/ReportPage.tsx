import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { formatDate, formatNumber } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useLocale } from '../../ui/useLocale.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { Controls } from './Controls.tsx';
import { CopyLink } from './CopyLink.tsx';
import { CoupleVisits } from './CoupleVisits.tsx';
import { FigureTiles, useFormatComparison } from './FigureTiles.tsx';
import { HeatMap } from './HeatMap.tsx';
import { Meanings } from './Meanings.tsx';
import { NothingCounted } from './NothingCounted.tsx';
import { OnHoldNote } from './OnHoldNote.tsx';
import { Outcomes } from './Outcomes.tsx';
import type { Range } from './range.ts';
import { ReportChart } from './ReportChart.tsx';
import { FIGURES, leadsOf } from './reportFigures.ts';
import styles from './ReportPage.module.css';
import { ReportTables } from './ReportTables.tsx';
import { useReportParams } from './useReportParams.ts';
import { useReport, type Compare, type ReportKind } from './useReport.ts';
import '../../ui/print.css';

interface ReportPageProps {
  kind: ReportKind;
  providers: readonly { id: number; name: string }[];
  /** Names of the providers whose figures are left out while they are on hold. */
  onHold: readonly string[];
  /** True if the user may open the leads that a figure counts. */
  canRead: boolean;
}

interface PartProps {
  kind: ReportKind;
  report: Schemas['StatReport'];
}

/** Returns true if all figures of the page are 0, in the range and in the compared days. */
const isEmpty = ({ kind, report: { figures, before } }: PartProps): boolean =>
  FIGURES[kind].every((name) => figures[name] === 0 && (before?.[name] ?? 0) === 0);

function Sentence({
  kind,
  compare,
  report: { figures, before },
}: PartProps & { compare: Compare }) {
  const translate = useTranslate();
  const locale = useLocale();
  const formatComparison = useFormatComparison();
  const [first] = FIGURES[kind];
  const last = kind === 'visits' || kind === 'magnet' ? 'leads' : 'deals';
  const text =
    figures[first] === 0
      ? translate('areas.statistics.nothing')
      : translate(`areas.statistics.sentence.${kind}`, {
          from: formatNumber(figures[first], locale),
          to: formatNumber(figures[last], locale),
        });
  const change = figures[first] > 0 ? formatComparison(compare, figures[last], before?.[last]) : '';
  return <p className={styles.sentence}>{text + change}</p>;
}

interface BodyProps extends PartProps {
  outcomes: Schemas['DealReport'] | undefined;
  period: ReturnType<typeof useReportParams>;
  canRead: boolean;
}

/** Renders the charts and tables of a report. */
function Details({ kind, report, outcomes, period, canRead }: BodyProps) {
  const translate = useTranslate();
  const { today, range, providerIds, preset, onChange } = period;
  if (isEmpty({ kind, report })) {
    const widen = () => onChange({ range: '90', from: null, to: null });
    return (
      <NothingCounted
        text={translate('areas.statistics.empty.text')}
        onWiden={preset === '90' ? undefined : widen}
      />
    );
  }
  return (
    <>
      {outcomes && <Outcomes report={outcomes} today={today} canRead={canRead} />}
      <ReportChart kind={kind} report={report} />
      {kind !== 'magnet' && (
        <HeatMap hours={report.hours} title={translate(`areas.statistics.hours.${kind}`)} />
      )}
      {kind === 'visits' && canRead && <CoupleVisits range={range} providerIds={providerIds} />}
      <ReportTables kind={kind} report={report} />
    </>
  );
}

/** Renders the figures of the user's providers by day: visits, advertising or deals. */
export function ReportPage({ kind, providers, onHold, canRead }: ReportPageProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const title = translate(`places.statistics.${kind}`);
  usePageTitle(`${title} · ${translate('places.statistics.name')}`);
  const period = useReportParams(providers);
  const { today, providerIds, range, compare } = period;
  const { data, error, isPending, isPlaceholderData, refetch } = useReport(kind, {
    ...range,
    compare,
    providerIds,
  });
  const report = data?.report;
  const beforePeriod = report?.beforePeriod;
  const names = FIGURES[kind];
  const span = (key: string, { from, to }: Range) =>
    translate(`areas.statistics.${key}`, {
      from: formatDate(from, locale),
      to: formatDate(to, locale),
    });
  return (
    <>
      <PageHeader
        title={title}
        facts={[
          span('span', range),
          beforePeriod && span('comparedWith', beforePeriod),
          report && report.staleDays > 0 && translate('areas.statistics.counting'),
        ]}
        tools={<CopyLink range={range} />}
      />
      <div className={styles.page}>
        <Controls {...period} providers={providers} />
        <QueryBoundary isPending={isPending} error={error} onRetry={() => void refetch()} rows={4}>
          {report && (
            <div className={styles.page} aria-busy={isPlaceholderData}>
              <section className={styles.card} aria-label={translate('areas.statistics.figures')}>
                {!isEmpty({ kind, report }) && (
                  <Sentence kind={kind} compare={compare} report={report} />
                )}
                <FigureTiles
                  figures={names.map((name) => ({
                    name,
                    value: report.figures[name],
                    before: report.before?.[name],
                    to: canRead ? leadsOf(name, report, today) : undefined,
                  }))}
                />
                {report.figures.leads > 0 && kind !== 'magnet' && (
                  <p className={styles.note}>{translate('areas.statistics.cohort')}</p>
                )}
                <Meanings names={names} />
              </section>
              <Details {...{ kind, report, period, canRead }} outcomes={data.outcomes} />
            </div>
          )}
        </QueryBoundary>
        <OnHoldNote names={onHold} />
      </div>
    </>
  );
}
