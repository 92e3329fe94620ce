import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { BarFigure } from '../../ui/chart/BarFigure.tsx';
import { formatMonth, intlLocale } from '../../ui/format.ts';
import { useLocale } from '../../ui/useLocale.ts';
import { ChartCard } from './ChartCard.tsx';
import { useFigureFormat } from './FigureTiles.tsx';
import { grouped, stepOf } from './range.ts';
import { FIGURES, valuesOf } from './reportFigures.ts';
import { useGroupNames } from './useGroupNames.ts';
import type { ReportKind } from './useReport.ts';

interface ReportChartProps {
  kind: ReportKind;
  report: Schemas['StatReport'];
}

/** Returns a function that formats axis labels of groups: days without year, or short months. */
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

/** Renders the first figure of a report by day, week or month, beside the compared days. */
export function ReportChart({ kind, report }: ReportChartProps) {
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
                  isFaint: true,
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
