import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

/** Lazily loaded input with the numbering plans (35 KB). */
const PhoneTextInput = lazyWithPreload(
  async () => (await import('./PhoneTextInput.tsx')).PhoneTextInput,
);

/** Renders a phone input, which stores E.164. */
export const PhoneInput: Input = ({ field, source }) => {
  const props = useInputProps(field, source);
  return (
    <Suspense
      fallback={<TextField label={props.label} helperText={props.helperText} disabled fullWidth />}
    >
      <PhoneTextInput {...props} />
    </Suspense>
  );
};
