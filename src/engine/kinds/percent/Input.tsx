import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput } from 'react-admin';
import { useLocale } from '../../../ui/useLocale.ts';
import type { Input } from '../../definition/field.ts';
import { useInputProps } from '../../controls/useInputProps.ts';

/** A share in hundredths; Turkish writes the sign before the number. */
export const PercentInput: Input = ({ field, source }) => {
  const isBefore = useLocale() === 'tr';
  const sign = <InputAdornment position={isBefore ? 'start' : 'end'}>%</InputAdornment>;
  return (
    <NumberInput
      {...useInputProps(field, source)}
      step={field.facts.integer ? 1 : 'any'}
      min={field.facts.minimum ?? 0}
      max={field.facts.maximum ?? 100}
      slotProps={{ input: isBefore ? { startAdornment: sign } : { endAdornment: sign } }}
    />
  );
};
