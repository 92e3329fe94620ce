import type { Input } from '../../definition/field.ts';
import { MaskedInput } from '../../controls/masked/MaskedInput.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';
import { identityMask } from './mask.ts';

/** Renders an identity number input without the browser's autocompletion. */
export const IdentityNumberInput: Input = ({ field, source }) => (
  <MaskedInput
    given={useInputProps(field, source)}
    mask={identityMask}
    html={{ maxLength: field.facts.maxLength }}
  />
);
