/**
 * Returns the rest of the 24 hours in minutes, rounded up, so that it is never zero while time is left; negative
 * afterwards.
 */
export function minutesLeft(respondBy: string, now: number): number {
  const minutes = (Date.parse(respondBy) - now) / 60_000;
  return minutes > 0 ? Math.ceil(minutes) : Math.floor(minutes);
}

/** Returns the urgency of an unanswered lead. */
export function pressure(minutes: number): 'danger' | 'warning' | 'neutral' {
  if (minutes < 60) return 'danger';
  return minutes < 240 ? 'warning' : 'neutral';
}
