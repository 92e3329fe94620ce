const NOON = 12;
const EVENING = 18;
const NIGHT_ENDS = 5;

/** Returns the part of the day for a greeting, by the hour of the user's own clock. */
export function dayPart(now: Date): 'morning' | 'day' | 'evening' {
  const hour = now.getHours();
  if (hour < NIGHT_ENDS || hour >= EVENING) return 'evening';
  return hour < NOON ? 'morning' : 'day';
}
