import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import type { Cell, Field } from '../../definition/field.ts';
import { useMergeFields } from './useMergeFields.ts';

interface MergedValueProps {
  Cell: Cell;
  field: Field;
  value: unknown;
  record: AnyRecord;
}

/** A text with what it leaves open in the reader's words. */
export function MergedValue({ Cell, field, value, record }: MergedValueProps) {
  const { shown } = useMergeFields(field);
  return <Cell field={field} value={shown(value)} record={record} />;
}
