import { useTranslate } from 'react-admin';
import type { Schemas } from '#contract/types.ts';
import { FigureTable } from './FigureTable.tsx';
import { grouped, stepOf } from './range.ts';
import { FIGURES } from './reportFigures.ts';
import { useGroupNames } from './useGroupNames.ts';
import type { ReportKind } from './useReport.ts';

interface ReportTablesProps {
  kind: ReportKind;
  report: Schemas['StatReport'];
}

/** Renders the figures of a report by provider, if there are several, and by day, week or month. */
export function ReportTables({ kind, report }: ReportTablesProps) {
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
