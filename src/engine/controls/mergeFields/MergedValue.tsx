import type { AnyRecord } from '../../definition/runtimeDefinition.ts';
import type { Cell, Field } from '../../definition/field.ts';
import { useMergeFields } from './useMergeFields.ts';

interface MergedValueProps {
  Cell: Cell;
  field: Field;
  value: unknown;
  record: AnyRecord;
}

/** Renders a text with its merge fields translated. */
export function MergedValue({ Cell, field, value, record }: MergedValueProps) {
  const { shown } = useMergeFields(field);
  return <Cell field={field} value={shown(value)} record={record} />;
}
