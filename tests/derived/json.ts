/** Returns the value at a dotted path of a JSON value; undefined if a step is missing. */
export function field(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
      value,
    );
}

/** Returns the members of a list; none for anything else. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Copies a JSON object with one member replaced. */
export function withMember(value: unknown, name: string, member: unknown): object {
  return { ...(typeof value === 'object' ? value : {}), [name]: member };
}
