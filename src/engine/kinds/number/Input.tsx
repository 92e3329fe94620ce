import type { Input } from '../../definition/field.ts';
import { NumberTextInput } from '../../controls/numberText/NumberTextInput.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';

export const NumberFieldInput: Input = ({ field, source }) => (
  <NumberTextInput
    {...useInputProps(field, source)}
    isWhole={field.facts.integer ?? false}
    min={field.facts.minimum}
    max={field.facts.maximum}
  />
);
