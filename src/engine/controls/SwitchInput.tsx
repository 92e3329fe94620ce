import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { BooleanInput } from 'react-admin';
import { useId } from 'react';
import type { InputProps } from '../definition/cellProps.ts';

interface SwitchInputProps extends Pick<InputProps, 'source' | 'label' | 'helperText'> {
  /** Reason for which the value cannot be true now. */
  reason?: string | undefined;
}

/** Renders a switch of a form. With a reason it is off and disabled, and the reason replaces the help text. */
export function SwitchInput({ source, label, helperText, reason }: SwitchInputProps) {
  const id = useId();
  if (reason === undefined)
    return <BooleanInput source={source} label={label} helperText={helperText} />;
  return (
    <div>
      <FormControlLabel
        disabled
        control={<Switch checked={false} slotProps={{ input: { 'aria-describedby': id } }} />}
        label={label}
      />
      <FormHelperText id={id}>{reason}</FormHelperText>
    </div>
  );
}
