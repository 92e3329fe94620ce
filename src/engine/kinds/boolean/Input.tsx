import { BooleanInput } from 'react-admin';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

export const BooleanFieldInput: Input = ({ field, source }) => {
  const { source: path, label, helperText } = useInputProps(field, source);
  return <BooleanInput source={path} label={label} helperText={helperText} />;
};
