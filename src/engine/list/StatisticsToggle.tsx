import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import { useTranslate } from 'react-admin';
import type { StatisticsConfig } from '../definition/statisticsConfig.ts';
import styles from './StatisticsToggle.module.css';
import { useRowsLoaded } from './useRowsLoaded.ts';
import type { Statistics } from './useStatistics.ts';

interface StatisticsToggleProps {
  slot: StatisticsConfig;
  statistics: Statistics;
}

/** Renders a list's summary figures as a button that expands the statistics. */
export function StatisticsToggle({ slot, statistics }: StatisticsToggleProps) {
  const translate = useTranslate();
  const isTime = useRowsLoaded();
  const { line: Line, note } = slot;
  const { isOpen, toggle, panelId } = statistics;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      title={note && translate(note)}
      onClick={toggle}
    >
      <span className="visually-hidden">{translate('listTools.statistics')}</span>
      <InsightsOutlined fontSize="small" />
      <Line isTime={isTime} />
      <KeyboardArrowDownOutlined fontSize="small" className={styles.arrow ?? ''} />
    </button>
  );
}
