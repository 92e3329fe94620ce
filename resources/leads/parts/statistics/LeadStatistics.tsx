import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../../src/ui/EmptyState.tsx';
import { Answered } from './Answered.tsx';
import { CallPlot } from './CallPlot.tsx';
import { FigureRow } from './FigureRow.tsx';
import styles from './LeadStatistics.module.css';
import { MonthPlot } from './MonthPlot.tsx';
import { ReadPlot } from './ReadPlot.tsx';
import { StatusPlot } from './StatusPlot.tsx';
import { useCallCounts, useCoupleStats, useIsFiltered, useResponseTimes } from './useLeadStats.ts';

/** Renders figures and charts of the list's filtered leads. */
export function LeadStatistics() {
  const translate = useTranslate();
  const times = useResponseTimes();
  const stats = useCoupleStats();
  const calls = useCallCounts();
  const isFiltered = useIsFiltered();
  if (stats.data?.total === 0)
    return (
      <div className={styles.panel}>
        <EmptyState
          title={translate('resources.leadStats.none')}
          text={translate('resources.leadStats.noneText')}
        />
      </div>
    );
  return (
    <div className={styles.panel}>
      {isFiltered && <p className={styles.note}>{translate('resources.leadStats.filtered')}</p>}
      <Answered answer={stats} rows={2}>
        {(counts) => (
          <Answered answer={times} rows={2}>
            {(data) => <FigureRow times={data} stats={counts} />}
          </Answered>
        )}
      </Answered>
      <p className={styles.note}>
        {translate('resources.leadStats.clocks')} {translate('resources.leadStats.spam')}
      </p>
      <div className={styles.plots}>
        <Answered answer={stats} rows={6}>
          {({ byMonth, byStatus, total }) => (
            <>
              <MonthPlot months={byMonth} />
              <StatusPlot total={total} byStatus={byStatus} />
            </>
          )}
        </Answered>
        <Answered answer={calls} rows={5}>
          {(counts) => <CallPlot counts={counts} />}
        </Answered>
        <Answered answer={stats} rows={2}>
          {({ total, unread }) => <ReadPlot total={total} unread={unread} />}
        </Answered>
      </div>
    </div>
  );
}
