import type { HelpKey } from './help.ts';
import styles from './HelpSheet.module.css';

/** Renders keyboard shortcuts and their effects. */
export function KeyList({ keys }: { keys: readonly HelpKey[] }) {
  return (
    <ul className={styles.keys}>
      {keys.map(({ keys: alternatives, effect }) => (
        <li key={effect}>
          <span className={styles.alternatives}>
            {alternatives.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
          {effect}
        </li>
      ))}
    </ul>
  );
}
