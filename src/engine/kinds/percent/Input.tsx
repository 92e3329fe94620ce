import InputAdornment from '@mui/material/InputAdornment';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Input } from '../../definition/field.ts';
import { NumberTextInput } from '../../controls/numberText/NumberTextInput.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';

/** Renders a percentage input (0 to 100); Turkish writes the sign before the number. */
export const PercentInput: Input = ({ field, source }) => {
  const isBefore = useLocale() === 'tr';
  const sign = <InputAdornment position={isBefore ? 'start' : 'end'}>%</InputAdornment>;
  return (
    <NumberTextInput
      {...useInputProps(field, source)}
      isWhole={field.facts.integer ?? false}
      min={field.facts.minimum ?? 0}
      max={field.facts.maximum ?? 100}
      input={isBefore ? { startAdornment: sign } : { endAdornment: sign }}
    />
  );
};
