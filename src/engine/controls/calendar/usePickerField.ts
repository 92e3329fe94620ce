import { useInput } from 'react-admin';
import type { Field } from '../../definition/field.ts';
import { useInputProps } from '../useInputProps.ts';
import type { PickerFieldState } from './PickerFieldState.ts';

/** Returns a day's or moment's form value, its change handler and the state of the closed field. */
export function usePickerField(
  field: Field,
  source: string,
  write: (value: unknown) => string,
): { value: unknown; change: (value: string | null) => void; pickerField: PickerFieldState } {
  const { label, isRequired, helperText } = useInputProps(field, source);
  const { field: input, fieldState, id } = useInput({ source });
  const value: unknown = input.value;
  return {
    value,
    change: (next) => input.onChange(next),
    pickerField: {
      id,
      label,
      text: write(value),
      isRequired,
      helperText,
      problem: fieldState.invalid ? fieldState.error?.message : undefined,
      onClear: () => input.onChange(null),
      onBlur: input.onBlur,
    },
  };
}
