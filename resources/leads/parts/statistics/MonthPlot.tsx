import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { BarFigure } from '../../../../src/ui/chart/BarFigure.tsx';
import { formatMonth, formatNumber } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';

/** Renders the number of leads that arrived in each month, and the number of those that became a deal. */
export function MonthPlot({ months }: { months: readonly Schemas['MonthCounts'][] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale);
  const [busiest] = months.toSorted((a, b) => b.total - a.total);
  const messages = 'resources.leadStats.months';
  return (
    <BarFigure
      title={translate(`${messages}.title`)}
      sentence={
        busiest &&
        translate(`${messages}.says`, {
          month: formatMonth(busiest.month, locale, 'long'),
          total: format(busiest.total),
          deals: format(busiest.deals),
        })
      }
      head={translate(`${messages}.month`)}
      categories={months.map(({ month }) => formatMonth(month, locale, 'short'))}
      series={[
        {
          label: translate(`${messages}.total`),
          tone: 'info',
          values: months.map(({ total }) => total),
        },
        {
          label: translate(`${messages}.deals`),
          tone: 'success',
          values: months.map(({ deals }) => deals),
        },
      ]}
      layout="standing"
      format={format}
    />
  );
}
