import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput } from 'ra-ui-materialui';
import type { Input } from '../field.ts';
import { useInputProps } from '../useInputProps.ts';

/** The trade's name of a currency. */
const SIGN: Record<string, string> = { TRY: 'TL' };

/** Whole units of the currency that the contract names. */
export const MoneyInput: Input = ({ field, source }) => {
  const currency = field.facts.currency ?? 'TRY';
  return (
    <NumberInput
      {...useInputProps(field, source)}
      step={1}
      min={field.facts.minimum}
      max={field.facts.maximum}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">{SIGN[currency] ?? currency}</InputAdornment>
          ),
        },
      }}
    />
  );
};
