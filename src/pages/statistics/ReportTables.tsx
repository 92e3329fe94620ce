import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { FigureTable } from './FigureTable.tsx';
import { FIGURES } from './reportFigures.ts';
import { useStepNames } from './useStepNames.ts';
import type { ReportKind } from './useReport.ts';

interface ReportTablesProps {
  kind: ReportKind;
  report: Schemas['StatReport'];
}

/** Renders the figures of a report by provider, if there are several, and by day, week or month. */
export function ReportTables({ kind, report }: ReportTablesProps) {
  const translate = useTranslate();
  const stepNames = useStepNames()(report);
  const names = FIGURES[kind];
  const [first] = names;
  const { days, daysBefore, step } = report;
  const beforeOf = translate('areas.statistics.beforeOf', {
    figure: translate(`areas.statistics.figure.${first}`),
  });
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
        // The chart's compared bars are in the table and its exports as well.
        names={report.before ? [...names, 'before'] : names}
        labels={{ before: beforeOf }}
        rows={days.map((values, index) => ({
          name: stepNames[index] ?? '',
          values: { ...values, before: daysBefore[index]?.[first] ?? 0 },
        }))}
        file={kind}
      />
    </>
  );
}
