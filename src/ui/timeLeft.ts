/** Returns the rest of the 24 hours in begun minutes, so never zero while time is left; negative once they are over. */
export function minutesLeft(respondBy: string, now: number): number {
  const minutes = (Date.parse(respondBy) - now) / 60_000;
  return minutes > 0 ? Math.ceil(minutes) : Math.floor(minutes);
}

/** Returns the urgency of an unanswered lead. */
export function pressure(minutes: number): 'danger' | 'warning' | 'neutral' {
  if (minutes < 60) return 'danger';
  return minutes < 240 ? 'warning' : 'neutral';
}
