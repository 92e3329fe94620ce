import styles from './Meter.module.css';

interface MeterProps {
  /** Percent that is filled. */
  percent: number;
  /** Sizes it. */
  className?: string | undefined;
}

/** Renders the fill level of a measure; its number is shown beside it. */
export function Meter({ percent, className = '' }: MeterProps) {
  return (
    <span className={`${styles.meter} ${className}`} aria-hidden="true">
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
