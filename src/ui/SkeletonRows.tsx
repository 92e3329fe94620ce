import styles from './SkeletonRows.module.css';

interface SkeletonRowsProps {
  /** Text for assistive technology instead of the rows: "Yükleniyor". */
  label: string;
  rows?: number;
  /** Widths of the bars in each row, as shares of the row (0 to 1). */
  columns?: readonly number[];
  /** Height of a row as CSS; the table's own by default. */
  rowHeight?: string;
}

/** Renders placeholder rows of the real height during the first fetch; shown after 150 ms. */
export function SkeletonRows(props: SkeletonRowsProps) {
  const { rows = 8, columns = [0.24, 0.16, 0.12, 0.1], rowHeight = 'var(--row-height)' } = props;
  return (
    <div className="after-a-moment" role="status">
      <span className="visually-hidden">{props.label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ blockSize: rowHeight }} aria-hidden="true">
          {columns.map((share, column) => (
            <span key={column} className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
