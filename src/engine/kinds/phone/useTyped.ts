import { useInput } from 'react-admin';
import { useState } from 'react';

interface Codec<T> {
  read: (value: unknown) => T;
  write: (typed: T) => unknown;
}

const asIs = (value: unknown) => value;
const orNull = (value: unknown) => value ?? null;

/**
 * Stores the typed text separately from the parsed value, so that parsing never changes the text during typing. A
 * value that changes elsewhere, such as a loaded record, replaces the text.
 */
export function useTyped<T>(source: string, isRequired: boolean, { read, write }: Codec<T>) {
  const input = useInput({ source, isRequired, format: asIs, parse: asIs });
  const value: unknown = orNull(input.field.value);
  const [state, setState] = useState(() => ({ typed: read(value), value }));
  if (state.value !== value) setState({ typed: read(value), value });
  const type = (typed: T) => {
    const next = orNull(write(typed));
    setState({ typed, value: next });
    input.field.onChange(next);
  };
  const { ref: inputRef, onBlur } = input.field;
  return {
    id: input.id,
    inputRef,
    onBlur,
    error: input.fieldState.error,
    typed: state.typed,
    type,
  };
}
