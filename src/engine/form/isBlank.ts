/** Returns true if a value with members is blank: all of its members are empty. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object' || value instanceof File) return false;
  return Object.values(value).every(isBlank);
}
