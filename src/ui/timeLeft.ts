/** Returns the rest of the 24 hours in whole minutes, negative once they are over. */
export function minutesLeft(respondBy: string, now: number): number {
  return Math.floor((Date.parse(respondBy) - now) / 60_000);
}

/** Returns the urgency of an unanswered lead. */
export function pressure(minutes: number): 'danger' | 'warning' | 'neutral' {
  if (minutes < 60) return 'danger';
  return minutes < 240 ? 'warning' : 'neutral';
}
