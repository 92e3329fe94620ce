import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput } from 'react-admin';
import { currencyOf } from '../../../ui/region.ts';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

/** The trade's name of a currency. */
const SIGN: Record<string, string> = { TRY: 'TL' };

/** Whole units of the currency that the contract or the deployment names. */
export const MoneyInput: Input = ({ field, source }) => {
  const currency = currencyOf(field.facts.currency);
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
