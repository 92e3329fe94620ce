/** Returns a filter's value as a list of selected values. */
export function chosenOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null || value === ''
    ? []
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [String(value)]
      : [];
}

/** Returns the selected values as the filter's value: a list, or the single value. */
export const givenOf = (chosen: string[], many: boolean | undefined): unknown =>
  many ? chosen : chosen[0];
