import { formatNumber } from '../../../ui/format.ts';
import { useLocale } from '../../../ui/useLocale.ts';
import styles from './CountMark.module.css';
import type { Count } from './countOf.ts';

/** Renders a count as a badge; an empty badge reserves the space while it loads. */
export function CountMark({ count }: { count: Count }) {
  const locale = useLocale();
  if (count.isWaiting) return <span className={styles.mark} aria-hidden="true" />;
  return (
    <span className={styles.mark} data-none={count.count === 0 || undefined}>
      {`${formatNumber(count.count, locale)}${count.isExact ? '' : '+'}`}
    </span>
  );
}
