import TextField from '@mui/material/TextField';
import { ValidationError } from 'react-admin';
import { useNumberText } from '../../controls/numberText/useNumberText.ts';
import type { Facts } from '../../definition/manifest.ts';

/** Parses a text of digits only; undefined for any other text. */
const digits = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);

interface NumberBoxProps {
  label: string;
  value: unknown;
  facts: Facts | undefined;
  problem: string;
  /** Receives a number, text if the contract stores digits as text, or null for an empty input. */
  onChange: (value: number | string | null) => void;
}

/** Renders a whole number input of a price, with its error message. */
export function NumberBox({ label, value, facts, problem, onChange }: NumberBoxProps) {
  const isText = facts?.kind === 'text';
  const { htmlInput, ...text } = useNumberText({
    value: isText && typeof value === 'string' && value !== '' ? (digits(value) ?? value) : value,
    isWhole: true,
    min: facts?.minimum ?? 0,
    max: facts?.maximum,
    onChange: (next) => onChange(isText && next !== null ? String(next) : next),
  });
  return (
    <TextField
      {...text}
      label={label}
      required={facts?.required ?? false}
      error={problem !== ''}
      helperText={problem === '' ? undefined : <ValidationError error={problem} />}
      slotProps={{ htmlInput }}
    />
  );
}
