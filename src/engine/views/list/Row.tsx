import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '../../definition/anyDefinition.ts';
import { standsAtEnd } from '../../fields/cells.ts';
import type { Field } from '../../fields/field.ts';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { recordPath } from '../recordPath.ts';

interface RowProps {
  /** Where the records of this list have their pages; without it rows do not open. */
  base: string | undefined;
  fields: readonly Field[];
  record: AnyRecord;
  isStrong: boolean;
  open: (path: string) => void;
}

/** A click on the row opens the record, unless it was for a link, a button or to mark text. */
function isForRow(event: MouseEvent<HTMLElement>): boolean {
  const { target } = event;
  return (
    target instanceof Element &&
    target.closest('a, button, input') === null &&
    (getSelection()?.toString() ?? '') === ''
  );
}

/** One record. It is drawn anew only when its record, its columns or its mark change. */
export const Row = memo(function Row({ base, fields, record, isStrong, open }: RowProps) {
  const path = base === undefined ? undefined : recordPath(base, record.id);
  return (
    // The row's link is in its first cell; the click is a larger target for the same thing.
    <tr
      data-strong={isStrong || undefined}
      data-opens={path === undefined ? undefined : true}
      onClick={(event) => {
        if (path !== undefined && isForRow(event)) open(path);
      }}
    >
      {fields.map((field, index) => (
        <td key={field.path} data-end={standsAtEnd(field.kind) || undefined}>
          {index === 0 && path !== undefined ? (
            <Link to={path} data-row-link="">
              <FieldValue field={field} record={record} />
            </Link>
          ) : (
            <FieldValue field={field} record={record} />
          )}
        </td>
      ))}
    </tr>
  );
});
