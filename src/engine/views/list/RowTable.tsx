import { useTranslate } from 'ra-core';
import { useCallback, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyList, AnyRecord, Resource } from '../../definition/definition.ts';
import type { Field } from '../../fields/field.ts';
import { RowTableHead } from './RowTableHead.tsx';
import { Row } from './Row.tsx';
import styles from './RowTable.module.css';

interface RowTableProps {
  resource: Resource;
  list: AnyList;
  fields: readonly Field[];
  records: readonly AnyRecord[];
  /** The rows are those of before, while new ones come. */
  isOld: boolean;
}

const STEPS: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Moves the focus among the rows' links; tells whether the key meant that. */
function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-row-link]')];
  const at = links.findIndex(
    (link) => link.closest('tr')?.contains(document.activeElement) ?? false,
  );
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
  return true;
}

/** Plain memoised rows under one styled root: the leanest way to draw a table on react-admin's contexts. */
export function RowTable({ resource, list, fields, records, isOld }: RowTableProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const open = useCallback((path: string) => void navigate(path), [navigate]);
  const canOpen = resource.definition.show !== undefined || resource.definition.edit !== undefined;
  return (
    <div className={styles.scroll}>
      <table
        className={styles.table}
        aria-busy={isOld}
        data-old={isOld || undefined}
        aria-label={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
        onKeyDown={(event) => {
          if (moveFocus(event)) event.preventDefault();
        }}
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
