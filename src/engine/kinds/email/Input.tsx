import { TextInput } from 'react-admin';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

/** Renders an e-mail input, left to right in every language. */
export const EmailInput: Input = ({ field, source }) => (
  <TextInput
    {...useInputProps(field, source)}
    type="email"
    slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'email', maxLength: field.facts.maxLength } }}
  />
);
