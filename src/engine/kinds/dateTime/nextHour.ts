/** Returns the next full hour of the local clock, also in zones whose offset is not a whole hour. */
export function nextHour(time: Date): Date {
  const next = new Date(time);
  next.setHours(next.getHours() + 1, 0, 0, 0);
  return next;
}
