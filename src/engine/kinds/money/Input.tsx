import InputAdornment from '@mui/material/InputAdornment';
import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { currencyOf } from '../../../ui/region.ts';
import type { Input } from '../../definition/field.ts';
import { NumberTextInput } from '../../controls/numberText/NumberTextInput.tsx';
import { useInputProps } from '../../controls/useInputProps.ts';
import { chosenCurrency, currencyField } from './currencyAt.ts';

/** Common abbreviations of currencies. */
const SIGN: Record<string, string> = { TRY: 'TL' };

/**
 * Renders an amount input in whole units, in the currency of the contract, another form field or the deployment.
 */
export const MoneyInput: Input = ({ field, source }) => {
  const { getSource } = useSourceContext();
  const named = currencyField(field.facts);
  const chosen: unknown = useWatch({ name: getSource(named ?? source) });
  const currency = named === undefined ? currencyOf(field.facts.currency) : chosenCurrency(chosen);
  return (
    <NumberTextInput
      {...useInputProps(field, source)}
      isWhole
      min={field.facts.minimum}
      max={field.facts.maximum}
      input={{
        endAdornment: <InputAdornment position="end">{SIGN[currency] ?? currency}</InputAdornment>,
      }}
    />
  );
};
