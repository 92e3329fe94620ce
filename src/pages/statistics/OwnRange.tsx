import { useTranslate } from 'react-admin';
import { DayChoice } from '../../engine/kinds/date/DayChoice.tsx';
import { formatDate } from '../../ui/format.ts';
import { movedEnd, type Range } from './range.ts';
import styles from './ReportPage.module.css';

interface OwnRangeProps {
  range: Range;
  /** Last day that can be chosen; none where days ahead are counted. */
  last?: string | undefined;
  /** Days of the longest range that can be shown. */
  maxDays: number;
  onChange: (values: Record<string, string>) => void;
}

/** First and last day of a range of one's own, each from the calendar; the other end follows where it must. */
export function OwnRange({ range, last, maxDays, onChange }: OwnRangeProps) {
  const translate = useTranslate();
  const facts = { kind: 'date', ...(last !== undefined && { notAfter: last }) };
  return (['from', 'to'] as const).map((end) => (
    <div key={end} className={styles.day}>
      <DayChoice
        label={translate(`areas.statistics.${end}`)}
        value={range[end]}
        facts={facts}
        isRequired
        write={formatDate}
        onChange={(day) => onChange({ ...movedEnd(range, end, day, maxDays) })}
      />
    </div>
  ));
}
