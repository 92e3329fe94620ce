const LONGEST = 60;

/** A full name as first and family name: the last word is the family's. Undefined where it is empty or a part is longer than 60. */
export function splitName(fullName: string): { name: string; surname: string | null } | undefined {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  const name = words.join(' ');
  if (name === '' || name.length > LONGEST || (last?.length ?? 0) > LONGEST) return undefined;
  return { name, surname: last ?? null };
}
