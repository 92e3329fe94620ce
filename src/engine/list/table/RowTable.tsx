import { useTranslate } from 'react-admin';
import { useCallback, useEffect, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import type { RuntimeListConfig, AnyRecord, Resource } from '../../definition/runtimeDefinition.ts';
import type { Field } from '../../definition/field.ts';
import { recordName } from '../../definition/recordName.ts';
import { opensRecords } from '../opensRecords.ts';
import { useResourceLocation } from '../../definition/useResourceLocation.ts';
import { RowTableHead } from './RowTableHead.tsx';
import { Row } from './Row.tsx';
import styles from './RowTable.module.css';
import { TableBox } from './TableBox.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useSelection } from '../selection/useSelection.ts';

export interface RowTableProps {
  resource: Resource;
  list: RuntimeListConfig;
  fields: readonly Field[];
  records: readonly AnyRecord[];
  /** True if the rows are outdated while new ones load. */
  isOld: boolean;
}

/** Returns the state that all table layouts share: selection, keyboard shortcuts and opening of records. */
export function useRows({ resource, list, records }: RowTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const selection = useSelection(records);
  const canSelect = (list.bulk?.length ?? 0) > 0;
  useRowKeys(
    table,
    canSelect
      ? (index, isRange) => {
          const record = records[index];
          if (record) selection.toggle(record.id, isRange);
        }
      : undefined,
  );
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  // Stable: a new function would render every row again on each location change.
  const open = useCallback((path: string) => void latest.current(path), []);
  const prefix = useHref('/').replace(/\/$/, '');
  const { base } = useResourceLocation(resource.name);
  const rowProps = (record: AnyRecord) => ({
    base: opensRecords(resource) ? base : undefined,
    prefix,
    record,
    isStrong: list.strong?.(record) ?? false,
    open,
    isSelected: canSelect ? selection.isSelected(record.id) : undefined,
    name: recordName(resource, record),
    onSelect: selection.toggle,
  });
  return { table, rowProps, selection: canSelect ? selection : undefined };
}

/** Renders a table of memoised rows within react-admin's contexts. */
export function RowTable(props: RowTableProps) {
  const { resource, fields, records, isOld } = props;
  const translate = useTranslate();
  const { table, rowProps, selection } = useRows(props);
  return (
    <TableBox>
      <table
        ref={table}
        className={styles.table}
        aria-busy={isOld}
        data-old={isOld || undefined}
        aria-label={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
      >
        <RowTableHead resource={resource} fields={fields} selection={selection} />
        <tbody>
          {records.map((record) => (
            <Row key={record.id} fields={fields} {...rowProps(record)} />
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
