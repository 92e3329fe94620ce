import TextField from '@mui/material/TextField';
import type { PickerFieldState } from './PickerFieldState.ts';

/** Renders a disabled text field with the same label and value until the picker's code is loaded. */
export function PickerPlaceholder({ asked }: { asked: PickerFieldState }) {
  return (
    <TextField
      disabled
      id={asked.id}
      label={asked.label}
      value={asked.text}
      required={asked.isRequired}
      helperText={asked.helperText}
    />
  );
}
