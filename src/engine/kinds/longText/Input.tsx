import { TextInput } from 'ra-ui-materialui';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

/** Several lines of text; the box grows with them. */
export const LongTextInput: Input = ({ field, source }) => (
  <TextInput
    {...useInputProps(field, source)}
    multiline
    minRows={3}
    maxRows={12}
    slotProps={{ htmlInput: { maxLength: field.facts.maxLength, dir: 'auto' } }}
  />
);
