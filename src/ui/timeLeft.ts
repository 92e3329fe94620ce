/** What is left of the 24 hours: whole minutes, negative when they are over. */
export function minutesLeft(respondBy: string, now: number): number {
  return Math.floor((Date.parse(respondBy) - now) / 60_000);
}

/** How pressing an unanswered enquiry is. */
export function pressure(minutes: number): 'danger' | 'warning' | 'neutral' {
  if (minutes < 60) return 'danger';
  return minutes < 240 ? 'warning' : 'neutral';
}
