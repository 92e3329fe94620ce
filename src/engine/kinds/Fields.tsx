import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { fieldValue } from '../definition/field.ts';
import { FieldValue } from './FieldValue.tsx';
import { matchesCondition } from '../definition/matchesCondition.ts';
import styles from './Fields.module.css';
import { useResource } from '../definition/useResource.ts';

interface FieldsProps {
  of: Resource;
  record: AnyRecord;
  /** Fields, in this order. */
  only: readonly string[];
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Renders fields of a record with their labels; fields without a value are omitted. */
export function Fields({ of, record, only }: FieldsProps) {
  const { field, label } = useResource(of);
  const shown = only
    .map(field)
    .filter(
      (one) =>
        !isEmpty(fieldValue(one, record)) && matchesCondition(one.settings.when ?? {}, record),
    );
  return (
    <dl className={styles.fields}>
      {shown.map((one) => (
        <div key={one.path}>
          <dt>{label(one.path)}</dt>
          <dd>
            <FieldValue field={one} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
