/** Whether a value with members says nothing: none of them is filled. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object' || value instanceof File) return false;
  return Object.values(value).every(isBlank);
}
