import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import type { FilterInput } from '../../definition/field.ts';

const WAIT_MS = 300;

/** Renders a text filter that debounces its changes (300 ms). */
export const TextFilter: FilterInput = ({ field, value, onChange, label }) => {
  const [text, setText] = useState(
    typeof value === 'string' || typeof value === 'number' ? String(value) : '',
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(typed.trim()), WAIT_MS);
  };
  return (
    <TextField
      label={label}
      value={text}
      onChange={(event) => type(event.target.value)}
      slotProps={{ htmlInput: { maxLength: field.facts.maxLength ?? 100 } }}
      fullWidth
    />
  );
};
