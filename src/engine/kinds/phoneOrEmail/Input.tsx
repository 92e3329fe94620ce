import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

const PhoneOrEmailTextInput = lazyWithPreload(
  async () => (await import('./PhoneOrEmailTextInput.tsx')).PhoneOrEmailTextInput,
);

/** Renders an input for a phone number, stored as E.164, or an e-mail address. */
export const PhoneOrEmailInput: Input = ({ field, source }) => {
  const props = useInputProps(field, source);
  return (
    <Suspense
      fallback={<TextField label={props.label} helperText={props.helperText} disabled fullWidth />}
    >
      <PhoneOrEmailTextInput {...props} />
    </Suspense>
  );
};
