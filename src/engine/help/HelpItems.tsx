import type { HelpItem } from './help.ts';
import styles from './HelpSheet.module.css';

/** Things with what is said of each; things within things are set further in. */
export function HelpItems({ items }: { items: readonly HelpItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ term, says, items: below = [] }, index) => (
        <li key={index}>
          <strong>{term}</strong>
          {says.length > 0 && <span className={styles.says}>{says.join(' ')}</span>}
          {below.length > 0 && <HelpItems items={below} />}
        </li>
      ))}
    </ul>
  );
}
