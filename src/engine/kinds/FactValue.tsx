import { useTranslate } from 'react-admin';
import type { AnyRecord } from '../definition/runtimeDefinition.ts';
import { labelKey, type Field } from '../definition/field.ts';
import { FieldValue } from './FieldValue.tsx';
import { needsLabel } from './needsLabel.ts';

interface FactValueProps {
  field: Field;
  record: AnyRecord;
  /** All fields of the line. */
  fields: readonly Field[];
}

/** Renders a value in a line of facts, with its label if it is unclear alone. */
export function FactValue({ field, record, fields }: FactValueProps) {
  const translate = useTranslate();
  return (
    <>
      {needsLabel(field, fields) && `${translate(labelKey(field))}: `}
      <FieldValue field={field} record={record} />
    </>
  );
}
