import type { Input } from '../../definition/field.ts';
import { taxMask } from '../identityNumber/mask.ts';
import { MaskedInput } from '../../controls/masked/MaskedInput.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';

/** Renders an input for a tax number or the identity number of a sole trader: digits only. */
export const TaxNumberInput: Input = ({ field, source }) => (
  <MaskedInput
    given={useInputProps(field, source)}
    mask={taxMask}
    html={{ inputMode: 'numeric' }}
  />
);
