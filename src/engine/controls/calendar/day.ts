/** Returns true if a text is a calendar day in the form YYYY-MM-DD; 30 February is not. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}

/** Returns local midnight of a day (YYYY-MM-DD), as calendar components expect; null if it is not a day. */
export function dateOfDay(value: unknown): Date | null {
  if (typeof value !== 'string' || !isDay(value)) return null;
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number);
  const date = new Date(2000, month - 1, day);
  // The Date constructor maps years below 100 to the twentieth century.
  date.setFullYear(year, month - 1, day);
  return date;
}

/** Returns the local day of a date as YYYY-MM-DD; null if the date is missing or invalid. */
export function dayOfDate(date: Date | null): string | null {
  if (date === null || Number.isNaN(date.getTime())) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
