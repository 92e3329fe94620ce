import { TextInput } from 'react-admin';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import { withScheme } from './withScheme.ts';

/** Renders a URL input, which adds `https://` to an address without a scheme. */
export const UrlInput: Input = ({ field, source }) => (
  <TextInput
    {...useInputProps(field, source)}
    type="url"
    parse={withScheme}
    slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url', maxLength: field.facts.maxLength } }}
  />
);
