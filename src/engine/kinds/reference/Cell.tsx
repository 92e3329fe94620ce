import { useReference } from 'react-admin';
import type { Cell } from '../../definition/field.ts';
import { EmptyValue } from '../EmptyValue.tsx';
import { WaitingValue } from '../WaitingValue.tsx';
import styles from './Cell.module.css';
import { nameOf, type Named } from './named.ts';

/** Renders the name of a record by id; react-admin batches the ids of a page into one request. */
export function ReferencedName({ id, reference }: { id: number; reference: string }) {
  const { referenceRecord, isPending } = useReference<Named>({ id, reference });
  if (isPending) return <WaitingValue />;
  return <bdi>{referenceRecord ? nameOf(referenceRecord) : ''}</bdi>;
}

const isId = (value: unknown): value is number => typeof value === 'number';

/** Renders the referenced record by name; several as chips. */
export const ReferenceCell: Cell = ({ value, field }) => {
  const { ref } = field.facts;
  const ids = (Array.isArray(value) ? value : [value]).filter(isId);
  const [first] = ids;
  if (first === undefined || ref === undefined) return <EmptyValue />;
  if (!Array.isArray(value)) return <ReferencedName id={first} reference={ref} />;
  return (
    <span className={styles.chips}>
      {ids.map((id) => (
        <span key={id} className={styles.chip}>
          <ReferencedName id={id} reference={ref} />
        </span>
      ))}
    </span>
  );
};
