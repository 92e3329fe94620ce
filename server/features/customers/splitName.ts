const MAX_NAME_LENGTH = 60;

/**
 * Splits a full name; the last word is the surname. Returns undefined if it is empty or a part has more than 60
 * characters.
 */
export function splitName(fullName: string): { name: string; surname: string | null } | undefined {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  const name = words.join(' ');
  if (name === '' || name.length > MAX_NAME_LENGTH || (last?.length ?? 0) > MAX_NAME_LENGTH)
    return undefined;
  return { name, surname: last ?? null };
}
