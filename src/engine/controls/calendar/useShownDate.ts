import { useMemo } from 'react';

/**
 * The date that a calendar shows for a value: the same one as long as the value is. With another one
 * it would turn back to its month whenever the form is drawn anew.
 * @param dateOf from outside the component
 */
export function useShownDate(value: unknown, dateOf: (value: unknown) => Date | null): Date | null {
  return useMemo(() => dateOf(value), [value, dateOf]);
}
