import type { Input } from '../../definition/field.ts';
import { MaskedInput } from '../../controls/masked/MaskedInput.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';
import { identityMask } from './mask.ts';

/** An identity number, kept out of the browser's memory. */
export const IdentityNumberInput: Input = ({ field, source }) => (
  <MaskedInput
    given={useInputProps(field, source)}
    mask={identityMask}
    html={{ maxLength: field.facts.maxLength }}
  />
);
