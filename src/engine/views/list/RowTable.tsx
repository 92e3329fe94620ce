import { useTranslate } from 'ra-core';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyList, AnyRecord, Resource } from '../../definition/anyDefinition.ts';
import type { Field } from '../../fields/field.ts';
import { RowTableHead } from './RowTableHead.tsx';
import { Row } from './Row.tsx';
import styles from './RowTable.module.css';
import { useRowKeys } from './useRowKeys.ts';

interface RowTableProps {
  resource: Resource;
  list: AnyList;
  fields: readonly Field[];
  records: readonly AnyRecord[];
  /** The rows are those of before, while new ones come. */
  isOld: boolean;
}

/** Plain memoised rows under one styled root: the leanest way to draw a table on react-admin's contexts. */
export function RowTable({ resource, list, fields, records, isOld }: RowTableProps) {
  const translate = useTranslate();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const navigate = useNavigate();
  const open = useCallback((path: string) => void navigate(path), [navigate]);
  const canOpen = resource.definition.show !== undefined || resource.definition.edit !== undefined;
  return (
    <div className={styles.scroll}>
      <table
        ref={table}
        className={styles.table}
        aria-busy={isOld}
        data-old={isOld || undefined}
        aria-label={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
      >
        <RowTableHead resource={resource} fields={fields} />
        <tbody>
          {records.map((record) => (
            <Row
              key={record.id}
              base={canOpen ? `/${resource.name}` : undefined}
              fields={fields}
              record={record}
              isStrong={list.strong?.(record) ?? false}
              open={open}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
