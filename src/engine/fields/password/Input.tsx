import { PasswordInput } from 'ra-ui-materialui';
import type { Input } from '../field.ts';
import { useInputProps } from '../useInputProps.ts';

export const PasswordFieldInput: Input = ({ field, source }) => (
  <PasswordInput {...useInputProps(field, source)} autoComplete="new-password" />
);
