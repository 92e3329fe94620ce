import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { BarFigure } from '../../ui/chart/BarFigure.tsx';
import { formatMonth, intlLocale } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { ChartCard } from './ChartCard.tsx';
import { useFigureFormat } from './FigureTiles.tsx';
import { FIGURES } from './reportFigures.ts';
import { useStepNames } from './useStepNames.ts';
import type { ReportKind } from './useReport.ts';

interface ReportChartProps {
  kind: ReportKind;
  report: Schemas['StatReport'];
}

/** Returns a function that formats axis labels of steps: days without year, or short months. */
function useTicks() {
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(intlLocale(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return ({ days, step }: Pick<Schemas['StatReport'], 'days' | 'step'>): string[] =>
    days.map((row) =>
      step === 'month'
        ? formatMonth(row.day.slice(0, 7), locale, 'short')
        : day.format(new Date(row.day)),
    );
}

/** Renders the first figure of a report by day, week or month, next to the compared days. */
export function ReportChart({ kind, report }: ReportChartProps) {
  const translate = useTranslate();
  const format = useFigureFormat();
  const [first] = FIGURES[kind];
  const { days, daysBefore, step } = report;
  const categories = useStepNames()(report);
  const ticks = useTicks()(report);
  const values = days.map((row) => row[first]);
  const most = Math.max(0, ...values);
  const label = translate(`areas.statistics.figure.${first}`);
  return (
    <ChartCard name={kind}>
      <BarFigure
        heading="h2"
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
                  isFaint: true,
                  values: categories.map((_, index) => daysBefore[index]?.[first] ?? 0),
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
