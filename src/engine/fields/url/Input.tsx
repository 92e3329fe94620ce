import { TextInput } from 'ra-ui-materialui';
import type { Input } from '../field.ts';
import { useInputProps } from '../useInputProps.ts';

/** A web address; one without its scheme gets https. */
const withScheme = (text: unknown) =>
  typeof text === 'string' && /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text;

export const UrlInput: Input = ({ field, source }) => (
  <TextInput
    {...useInputProps(field, source)}
    type="url"
    parse={withScheme}
    slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url', maxLength: field.facts.maxLength } }}
  />
);
