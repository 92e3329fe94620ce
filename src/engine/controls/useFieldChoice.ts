import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface FieldChoice<P extends string> {
  /** Path of the field that is shown. */
  chosen: P;
  /** Shows another field; the former one is emptied, and gets its value back once it is chosen again. */
  choose: (next: P) => void;
}

/**
 * Returns which of several alternative fields a form shows; the first one initially.
 * @param name of the value in the form that holds the choice; it is not sent
 */
export function useFieldChoice<P extends string>(
  name: string,
  paths: readonly [P, ...P[]],
): FieldChoice<P> {
  const { getValues, setValue, resetField, clearErrors } = useFormContext();
  const stored: unknown = useWatch({ name });
  const [first] = paths;
  const chosen = paths.find((path) => path === stored) ?? first;
  const value: unknown = useWatch({ name: chosen });
  const isFilled = value !== undefined && value !== null && value !== '';
  const left = useRef(new Map<string, unknown>());
  useEffect(() => {
    // The API reports a missing choice at its first field.
    if (isFilled && chosen !== first) clearErrors(first);
  }, [isFilled, chosen, first, clearErrors]);
  const choose = (next: P) => {
    left.current.set(chosen, getValues(chosen));
    resetField(chosen);
    const path: string = next;
    const before = left.current.get(path);
    if (before) setValue(path, before, { shouldDirty: true });
    setValue(name, next);
    clearErrors([...paths]);
  };
  return { chosen, choose };
}
