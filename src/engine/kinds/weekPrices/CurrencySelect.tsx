import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ValidationError } from 'react-admin';
import type { Facts } from '../../definition/manifest.ts';
import { useConfigItems } from '../configItem/useConfigItems.ts';

interface CurrencySelectProps {
  label: string;
  facts: Facts;
  value: unknown;
  problem: string;
  onChange: (currency: string) => void;
}

/**
 * Renders a select of the contract's currencies or of its configuration list's; the current value remains
 * selectable even if it is not among them.
 */
export function CurrencySelect({ label, facts, value, problem, onChange }: CurrencySelectProps) {
  const items = useConfigItems(facts.list);
  const current = typeof value === 'string' ? value : '';
  const offered = facts.values
    ? facts.values.map((code) => ({ code, name: code }))
    : items
        .filter((item) => item.status === 'active' || item.itemId === current)
        .map((item) => ({ code: item.itemId, name: item.value }));
  const isKnown = current === '' || offered.some(({ code }) => code === current);
  const choices = isKnown ? offered : [...offered, { code: current, name: current }];
  return (
    <TextField
      select
      label={label}
      value={current}
      required={facts.required ?? false}
      error={problem !== ''}
      helperText={problem === '' ? undefined : <ValidationError error={problem} />}
      onChange={(event) => onChange(event.target.value)}
    >
      {choices.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
