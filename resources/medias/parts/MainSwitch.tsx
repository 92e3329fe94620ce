import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { BooleanInput, useRecordContext, useTranslate } from 'react-admin';
import { useId } from 'react';
import type { InputProps } from '../../../src/engine/definition/cellProps.ts';
import type { Media } from './Media.ts';

/**
 * Renders the switch of the main photo. A photo that the API does not allow as main has a disabled one, with the
 * reason in place of the help text.
 */
export function MainSwitch({ source, label, helperText }: InputProps) {
  const translate = useTranslate();
  const id = useId();
  const record = useRecordContext<Media>();
  if (!record || record.isMain || record.allowed.main || !record.allowed.update)
    return <BooleanInput source={source} label={label} helperText={helperText} />;
  const reason = record.isActive ? record.status : 'passive';
  return (
    <div>
      <FormControlLabel
        disabled
        control={<Switch checked={false} slotProps={{ input: { 'aria-describedby': id } }} />}
        label={label}
      />
      <FormHelperText id={id}>
        {translate(`resources.mediaForms.notMain.${reason}`, {
          _: typeof helperText === 'string' ? helperText : '',
        })}
      </FormHelperText>
    </div>
  );
}
