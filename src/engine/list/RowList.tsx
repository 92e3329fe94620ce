import { RecordContextProvider, useTranslate } from 'react-admin';
import type { AnyRecord, Resource, RuntimeSection } from '../definition/runtimeDefinition.ts';
import styles from './RowList.module.css';

interface RowListProps {
  resource: Resource;
  records: readonly AnyRecord[];
  row: RuntimeSection;
  /** True if the rows are outdated while new ones load. */
  isOld: boolean;
}

/** Renders each record with the definition's own row, in react-admin's record context. */
export function RowList({ resource, records, row: Row, isOld }: RowListProps) {
  const translate = useTranslate();
  return (
    <ul
      className={styles.rows}
      aria-busy={isOld}
      aria-label={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
    >
      {records.map((record) => (
        <li key={record.id}>
          <RecordContextProvider value={record}>
            <Row record={record} />
          </RecordContextProvider>
        </li>
      ))}
    </ul>
  );
}
