import type { HelpKey } from './help.ts';
import styles from './HelpSheet.module.css';

/** Renders keyboard shortcuts and their effects. */
export function KeyList({ keys }: { keys: readonly HelpKey[] }) {
  return (
    <ul className={styles.keys}>
      {keys.map(({ keys: same, does }) => (
        <li key={does}>
          <span className={styles.same}>
            {same.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
          {does}
        </li>
      ))}
    </ul>
  );
}
