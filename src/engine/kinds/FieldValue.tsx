import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { cells } from './cells.ts';
import { fieldValue, type Field } from '../definition/field.ts';
import { MergedValue } from '../controls/mergeFields/MergedValue.tsx';

/** A field's value in a record, by the definition's own cell or by its kind's. */
export function FieldValue({ field, record }: { field: Field; record: AnyRecord }) {
  const value = fieldValue(field, record);
  const Own = field.settings.cell;
  if (Own) return <Own value={value} record={record} />;
  const Cell = cells[field.kind];
  if (field.facts.mergeFields)
    return <MergedValue Cell={Cell} field={field} value={value} record={record} />;
  return <Cell field={field} value={value} record={record} />;
}
