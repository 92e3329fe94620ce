import type { HelpItem } from './help.ts';
import styles from './HelpSheet.module.css';

/** Renders help items with their descriptions; nested items are indented. */
export function HelpItems({ items }: { items: readonly HelpItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ term, sentences, items: below = [] }, index) => (
        <li key={index}>
          <strong>{term}</strong>
          {sentences.length > 0 && (
            <span className={styles.description}>{sentences.join(' ')}</span>
          )}
          {below.length > 0 && <HelpItems items={below} />}
        </li>
      ))}
    </ul>
  );
}
