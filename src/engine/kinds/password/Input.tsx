import { PasswordInput } from 'react-admin';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

export const PasswordFieldInput: Input = ({ field, source }) => (
  <PasswordInput {...useInputProps(field, source)} autoComplete="new-password" />
);
