import TextField from '@mui/material/TextField';
import type { PickerFieldState } from './PickerFieldState.ts';

/** A picker whose code is on its way: the same box with the same words. */
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
