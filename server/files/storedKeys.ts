/** Returns the keys of stored files in a value: every `key` member, at any depth. */
export function storedKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'key' && typeof member === 'string' ? [member] : storedKeys(member),
  );
}
