import type { ReactElement } from 'react';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { cells } from './cells.ts';
import { fieldValue, type Field } from '../definition/field.ts';
import { MergedValue } from '../controls/mergeFields/MergedValue.tsx';

interface FieldValueProps {
  field: Field;
  record: AnyRecord;
}

/**
 * Returns the cell of a field's value, by the definition or by its kind, without a component around it: a list has
 * hundreds of them.
 */
export function cellOf({ field, record }: FieldValueProps): ReactElement {
  const value = fieldValue(field, record);
  const Own = field.settings.cell;
  if (Own) return <Own value={value} record={record} />;
  const Cell = cells[field.kind];
  if (field.facts.mergeFields)
    return <MergedValue Cell={Cell} field={field} value={value} record={record} />;
  return <Cell field={field} value={value} record={record} />;
}

/** Renders a field's value in a record with the definition's own cell or its kind's. */
export const FieldValue = (props: FieldValueProps): ReactElement => cellOf(props);
