import { useWatch } from 'react-hook-form';
import { CustomInput } from '../CustomInput.tsx';
import type { RenderInput, Field } from '../../definition/field.ts';

interface RowFieldProps {
  /** Path of the row in the form's values. */
  row: string;
  field: Field;
  /** Path of the field, relative to the row. */
  source: string;
  renderInput: RenderInput;
}

function FieldInput({ field, source, renderInput }: RowFieldProps) {
  return field.settings.input === undefined ? (
    renderInput(field, source)
  ) : (
    <CustomInput field={field} source={source} />
  );
}

function Conditional(props: RowFieldProps & { when: NonNullable<Field['settings']['when']> }) {
  const { row, when, ...rest } = props;
  const members = Object.keys(when);
  const values: unknown[] = useWatch({ name: members.map((member) => `${row}.${member}`) });
  const isShown = members.every((member, index) => when[member]?.includes(values[index]) ?? true);
  return isShown ? <FieldInput row={row} {...rest} /> : null;
}

/** Renders a field of a row with the definition's own input or its kind's, while its condition matches the row. */
export function RowField(props: RowFieldProps) {
  const { when } = props.field.settings;
  return when ? <Conditional {...props} when={when} /> : <FieldInput {...props} />;
}
