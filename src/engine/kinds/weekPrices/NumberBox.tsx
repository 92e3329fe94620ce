import TextField from '@mui/material/TextField';
import { ValidationError } from 'react-admin';
import type { Facts } from '../../definition/manifest.ts';

interface NumberBoxProps {
  label: string;
  value: unknown;
  facts: Facts | undefined;
  problem: string;
  /** A number; text where the contract keeps its digits as text; null when emptied. */
  onChange: (value: number | string | null) => void;
}

/** A whole number of a price, with the reason under it when it is refused. */
export function NumberBox({ label, value, facts, problem, onChange }: NumberBoxProps) {
  const isText = facts?.kind === 'text';
  const change = (typed: string) => {
    if (typed === '') onChange(null);
    else onChange(isText ? typed : Number(typed));
  };
  return (
    <TextField
      type="number"
      label={label}
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      required={facts?.required ?? false}
      error={problem !== ''}
      helperText={problem === '' ? undefined : <ValidationError error={problem} />}
      onChange={(event) => change(event.target.value)}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          step: 1,
          min: facts?.minimum ?? 0,
          max: facts?.maximum,
        },
      }}
    />
  );
}
