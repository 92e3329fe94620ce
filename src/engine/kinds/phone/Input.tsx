import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

/** The numbering plans are 35 KB: they come once somebody wants to type a number. */
const PhoneTextInput = lazyWithPreload(
  async () => (await import('./PhoneTextInput.tsx')).PhoneTextInput,
);

/** A phone number, typed as people write it and kept as E.164. */
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
