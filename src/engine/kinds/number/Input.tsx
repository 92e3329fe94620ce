import { NumberInput } from 'react-admin';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

export const NumberFieldInput: Input = ({ field, source }) => (
  <NumberInput
    {...useInputProps(field, source)}
    step={field.facts.integer ? 1 : 'any'}
    min={field.facts.minimum}
    max={field.facts.maximum}
  />
);
