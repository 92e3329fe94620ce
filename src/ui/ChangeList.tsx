import styles from './ChangeList.module.css';

interface ChangeListProps {
  changes: readonly {
    field: string;
    label: string;
    before: string | null;
    after: string | null;
  }[];
  /** Names of both sides. */
  before: string;
  after: string;
  /** Placeholder of an empty value. */
  none: string;
}

/** Renders fields before and after a change, side by side; below each other on phones. */
export function ChangeList({ changes, before, after, none }: ChangeListProps) {
  const side = (name: string, value: string | null, kind: 'before' | 'after') => (
    <div className={styles.side} data-side={kind}>
      <span className={styles.name}>{name}</span>
      {value === null ? (
        <span className={styles.none}>{none}</span>
      ) : (
        <bdi className={styles.value}>{value}</bdi>
      )}
    </div>
  );
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{change.label}</dt>
          <dd>
            {side(before, change.before, 'before')}
            {side(after, change.after, 'after')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
