/** Returns the next full hour of the local clock, also where the zone's offset is not a whole hour. */
export function nextHour(time: Date): Date {
  const next = new Date(time);
  next.setHours(next.getHours() + 1, 0, 0, 0);
  return next;
}
