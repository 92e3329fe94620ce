import TextField from '@mui/material/TextField';
import type { PickerFieldState } from './PickerFieldState.ts';

/** Renders a disabled text field with the same label and value until the picker's code is loaded. */
export function PickerPlaceholder({ pickerField }: { pickerField: PickerFieldState }) {
  return (
    <TextField
      disabled
      id={pickerField.id}
      label={pickerField.label}
      value={pickerField.text}
      required={pickerField.isRequired}
      helperText={pickerField.helperText}
    />
  );
}
