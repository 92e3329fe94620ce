const NOON = 12;
const EVENING = 18;
const NIGHT_ENDS = 5;

/** How people greet each other at this hour of their own clock. */
export function dayPart(now: Date): 'morning' | 'day' | 'evening' {
  const hour = now.getHours();
  if (hour < NIGHT_ENDS || hour >= EVENING) return 'evening';
  return hour < NOON ? 'morning' : 'day';
}
