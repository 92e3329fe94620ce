import { useTranslate } from 'react-admin';
import type { ApiAnswer } from '../../../../src/engine/queries/useApi.ts';
import { BarFigure } from '../../../../src/ui/chart/BarFigure.tsx';
import { formatNumber } from '../../../../src/ui/format.ts';
import type { Tone } from '../../../../src/ui/tone.ts';
import { useLocale } from '../../../../src/ui/useLocale.ts';

type CallCounts = ApiAnswer<'getCountsByCalls'>['data'];

const RESULTS = ['talked', 'no_answer', 'busy', 'line_closed', 'waiting_update'] as const;
const TONES: Record<(typeof RESULTS)[number], Tone> = {
  talked: 'success',
  no_answer: 'warning',
  busy: 'neutral',
  line_closed: 'danger',
  waiting_update: 'info',
};

/** Renders the results of calls. */
export function CallPlot({ counts }: { counts: CallCounts }) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale);
  const messages = 'resources.leadStats.calls';
  return (
    <BarFigure
      title={translate(`${messages}.title`)}
      sentence={
        counts.total === 0
          ? translate(`${messages}.none`)
          : translate(`${messages}.says`, {
              total: format(counts.total),
              talked: format(counts.talked),
            })
      }
      head={translate(`${messages}.result`)}
      categories={RESULTS.map((result) =>
        translate(`resources.leads.values.callResultCode.${result}`),
      )}
      series={[
        {
          label: translate(`${messages}.count`),
          tone: 'info',
          values: RESULTS.map((result) => counts[result]),
        },
      ]}
      tones={RESULTS.map((result) => TONES[result])}
      layout="lying"
      format={format}
    />
  );
}
