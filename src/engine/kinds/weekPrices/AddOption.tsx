import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { nameOf, type Named } from '../reference/named.ts';

interface AddOptionProps {
  /** Those that have no price yet. */
  options: readonly Named[];
  onAdd: (id: number) => void;
}

/** Gives one more option a price of its own; nothing where all have one. */
export function AddOption({ options, onAdd }: AddOptionProps) {
  const translate = useTranslate();
  if (options.length === 0) return null;
  return (
    <TextField
      select
      label={translate('engine.weekPrices.addOption')}
      value=""
      onChange={(event) => onAdd(Number(event.target.value))}
    >
      {options.map((option) => (
        <MenuItem key={option.id} value={option.id}>
          {nameOf(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}
