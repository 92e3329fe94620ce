import TextField from '@mui/material/TextField';
import type { FilterInput } from '../field.ts';

/** A day, from or until which the list goes. */
export const DateFilter: FilterInput = ({ value, onChange, label }) => (
  <TextField
    type="date"
    label={label}
    value={typeof value === 'string' ? value : ''}
    onChange={(event) => onChange(event.target.value)}
    fullWidth
  />
);
