import styles from './Meter.module.css';

interface MeterProps {
  /** Filled part in percent. */
  percent: number;
  /** Class that sets the size. */
  className?: string | undefined;
}

/** Renders a bar for the fill level of a measure; its number is shown separately. */
export function Meter({ percent, className = '' }: MeterProps) {
  return (
    <span className={`${styles.meter} ${className}`} aria-hidden="true">
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
