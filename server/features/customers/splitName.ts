const LONGEST = 60;

/**
 * Splits a full name; the last word is the surname. Returns undefined if it is empty or a part has more than 60
 * characters.
 */
export function splitName(fullName: string): { name: string; surname: string | null } | undefined {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  const name = words.join(' ');
  if (name === '' || name.length > LONGEST || (last?.length ?? 0) > LONGEST) return undefined;
  return { name, surname: last ?? null };
}
