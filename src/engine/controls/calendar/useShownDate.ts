import { useMemo } from 'react';

/**
 * Returns the date for a value, referentially stable while the value is unchanged. A new object would reset the
 * calendar's month on every render of the form.
 * @param dateOf a stable function from outside the component
 */
export function useShownDate(value: unknown, dateOf: (value: unknown) => Date | null): Date | null {
  return useMemo(() => dateOf(value), [value, dateOf]);
}
