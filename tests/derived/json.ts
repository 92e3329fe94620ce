/** The value at a dotted path of what came over the network; undefined where something is missing. */
export function field(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
      value,
    );
}

/** The members of a list; none for anything else. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A copy of a JSON object with one member replaced. */
export function withMember(value: unknown, name: string, member: unknown): object {
  return { ...(typeof value === 'object' ? value : {}), [name]: member };
}
