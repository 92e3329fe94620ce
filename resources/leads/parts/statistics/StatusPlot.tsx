import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { BarFigure } from '../../../../src/ui/chart/BarFigure.tsx';
import { formatNumber } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';
import { statusTone } from '../statusTone.ts';

const STATUSES = [
  'new',
  'pending',
  'negotiating',
  'offered',
  'deal',
  'rejected',
  'other_firm',
  'not_wedding',
  'unreachable',
] as const satisfies readonly Schemas['LeadStatus'][];

interface StatusPlotProps {
  total: number;
  byStatus: Schemas['StatusCounts'];
}

/** Renders the number of leads in each status. */
export function StatusPlot({ total, byStatus }: StatusPlotProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale);
  const messages = 'resources.leadStats.statuses';
  return (
    <BarFigure
      title={translate(`${messages}.title`)}
      sentence={translate(`${messages}.says`, {
        total: format(total),
        waiting: format(byStatus.new + byStatus.pending),
        talks: format(byStatus.negotiating + byStatus.offered),
        deals: format(byStatus.deal),
      })}
      head={translate(`${messages}.status`)}
      categories={STATUSES.map((status) => translate(`resources.leads.values.status.${status}`))}
      series={[
        {
          label: translate(`${messages}.count`),
          tone: 'info',
          values: STATUSES.map((status) => byStatus[status]),
        },
      ]}
      tones={STATUSES.map((status) => statusTone[status])}
      layout="lying"
      format={format}
    />
  );
}
