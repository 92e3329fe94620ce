import { TextInput } from 'ra-ui-materialui';
import type { Input } from '../field.ts';
import { useInputProps } from '../useInputProps.ts';
import { withScheme } from './withScheme.ts';

/** A web address. */
export const UrlInput: Input = ({ field, source }) => (
  <TextInput
    {...useInputProps(field, source)}
    type="url"
    parse={withScheme}
    slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url', maxLength: field.facts.maxLength } }}
  />
);
