import { TextInput } from 'ra-ui-materialui';
import type { Input } from '../field.ts';
import { useInputProps } from '../useInputProps.ts';

/** One line of text. */
export const TextFieldInput: Input = ({ field, source }) => (
  <TextInput
    {...useInputProps(field, source)}
    slotProps={{ htmlInput: { maxLength: field.facts.maxLength, dir: 'auto' } }}
  />
);
