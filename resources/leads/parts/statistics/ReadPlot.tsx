import { useTranslate } from 'react-admin';
import { BarFigure } from '../../../../src/ui/chart/BarFigure.tsx';
import { formatNumber } from '../../../../src/ui/format.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';

interface ReadPlotProps {
  total: number;
  unread: number;
}

/** Renders the number of leads with unread content. */
export function ReadPlot({ total, unread }: ReadPlotProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale);
  const messages = 'resources.leadStats.reading';
  return (
    <BarFigure
      title={translate(`${messages}.title`)}
      sentence={translate(`${messages}.says`, { total: format(total), unread: format(unread) })}
      head={translate(`${messages}.status`)}
      categories={[
        translate('resources.leads.values.readStatus.unread'),
        translate('resources.leads.values.readStatus.read'),
      ]}
      series={[
        { label: translate(`${messages}.count`), tone: 'info', values: [unread, total - unread] },
      ]}
      tones={['info', 'neutral']}
      layout="lying"
      format={format}
    />
  );
}
