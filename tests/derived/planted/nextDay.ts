/** Returns the day after a day such as `2026-11-25`. */
export const nextDay = (day: unknown): string =>
  new Date(Date.parse(`${String(day)}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
