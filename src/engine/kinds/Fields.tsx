import type { AnyRecord, Resource } from '../definition/runtimeDefinition.ts';
import { FieldValue } from './FieldValue.tsx';
import styles from './Fields.module.css';
import { useResource } from '../definition/useResource.ts';
import { filledFields } from '../definition/filledFields.ts';

interface FieldsProps {
  of: Resource;
  record: AnyRecord;
  /** Fields, in this order. */
  only: readonly string[];
}

/** Renders fields of a record with their labels; fields without a value are omitted. */
export function Fields({ of, record, only }: FieldsProps) {
  const { label } = useResource(of);
  return (
    <dl className={styles.fields}>
      {filledFields(of, only, record).map((one) => (
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
