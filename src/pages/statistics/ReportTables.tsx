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
  const { days, step } = report;
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
        rows={days.map((values, index) => ({ name: stepNames[index] ?? '', values }))}
        file={kind}
      />
    </>
  );
}
