import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { ReferencedName } from '../reference/Cell.tsx';
import styles from './Cell.module.css';
import { idsOf } from './tag.ts';

/** Maximum number of shown tags. */
const SHOWN = 3;

/**
 * Renders the first tags by name and the number of the others; react-admin batches the ids of a page into one
 * request.
 */
export const TagsCell: Cell = ({ value, field }) => {
  const ids = idsOf(value);
  const { ref } = field.facts;
  if (ids.length === 0 || ref === undefined) return <EmptyValue />;
  return (
    <span className={styles.tags}>
      {ids.slice(0, SHOWN).map((id) => (
        <span key={id} className={styles.tag}>
          <ReferencedName id={id} reference={ref} />
        </span>
      ))}
      {ids.length > SHOWN && <bdi>+{ids.length - SHOWN}</bdi>}
    </span>
  );
};
