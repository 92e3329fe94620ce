/** Returns the members of a list; none for anything else. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Copies a JSON object with one member replaced. */
export function withMember(value: unknown, name: string, member: unknown): object {
  return { ...(typeof value === 'object' ? value : {}), [name]: member };
}
