import { useTranslate } from 'react-admin';
import { DayChoice } from '../../engine/kinds/date/DayChoice.tsx';
import { formatDate } from '../../ui/format.ts';
import { movedEnd, type Range } from './range.ts';
import styles from './ReportPage.module.css';

interface OwnRangeProps {
  range: Range;
  /** Last selectable day; undefined if future days are counted. */
  last?: string | undefined;
  /** Maximum length of a range in days. */
  maxDays: number;
  onChange: (values: Record<string, string>) => void;
}

/** Renders the first and last day of a custom range. The other end moves if the range would be invalid. */
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
