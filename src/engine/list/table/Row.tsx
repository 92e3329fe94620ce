import { useTranslate } from 'react-admin';
import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import { isEndAligned } from '../../kinds/cells.ts';
import type { Field } from '../../definition/field.ts';
import { FieldValue } from '../../kinds/FieldValue.tsx';
import { recordPath } from '../../definition/recordPath.ts';
import { SelectBox } from '../selection/SelectBox.tsx';

export interface RowProps {
  /** Base address of the records' pages in this list; without it rows do not open. */
  base: string | undefined;
  fields: readonly Field[];
  record: AnyRecord;
  isStrong: boolean;
  open: (path: string) => void;
  /** Undefined where rows cannot be selected. */
  isSelected?: boolean | undefined;
  /** Display name of the record. */
  name?: string;
  onSelect?: (id: number, isRange: boolean) => void;
}

/** A click on the row opens the record, unless it was for a link, a button or to mark text. */
export function isForRow(event: MouseEvent<HTMLElement>): boolean {
  const { target } = event;
  return (
    target instanceof Element &&
    target.closest('a, button, input, label') === null &&
    (getSelection()?.toString() ?? '') === ''
  );
}

/** The column that leads to the record: the first, unless that is a picture, which has no name. */
const leadOf = (fields: readonly Field[]): number =>
  Math.max(
    0,
    fields.findIndex(({ kind }) => kind !== 'image'),
  );

/** The cells of a record, one of which leads to it. */
export function RowCells(props: Omit<RowProps, 'open' | 'isStrong'>) {
  const { base, fields, record, isSelected, name = '', onSelect } = props;
  const translate = useTranslate();
  const lead = leadOf(fields);
  return (
    <>
      {isSelected !== undefined && (
        <td data-select="">
          <SelectBox
            label={translate('listTools.bulk.selectRow', { name })}
            isSelected={isSelected}
            onSelect={(isRange) => onSelect?.(record.id, isRange)}
          />
        </td>
      )}
      {fields.map((field, index) => (
        <td
          key={field.path}
          data-first={index === lead || undefined}
          data-end={isEndAligned(field.kind) || undefined}
        >
          {index === lead && base !== undefined ? (
            <Link to={recordPath(base, record.id)} data-row-link="">
              <FieldValue field={field} record={record} />
            </Link>
          ) : (
            <FieldValue field={field} record={record} />
          )}
        </td>
      ))}
    </>
  );
}

/** One record. It is drawn anew only when its record, its columns, its mark or its selection change. */
export const Row = memo(function Row(props: RowProps) {
  const { base, record, isStrong, isSelected, open } = props;
  const path = base === undefined ? undefined : recordPath(base, record.id);
  return (
    // The row has a link in one of its cells; the click is a larger target for the same thing.
    <tr
      data-strong={isStrong || undefined}
      data-selected={isSelected || undefined}
      data-opens={path === undefined ? undefined : true}
      onClick={(event) => {
        if (path !== undefined && isForRow(event)) open(path);
      }}
    >
      <RowCells {...props} />
    </tr>
  );
});
