import { TextInput } from 'ra-ui-materialui';
import type { Input } from '../field.ts';
import { useInputProps } from '../useInputProps.ts';

/** An identity or tax number: digits from left to right, kept out of the browser's memory. */
export const IdentityNumberInput: Input = ({ field, source }) => (
  <TextInput
    {...useInputProps(field, source)}
    autoComplete="off"
    slotProps={{
      htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: field.facts.maxLength },
    }}
  />
);
