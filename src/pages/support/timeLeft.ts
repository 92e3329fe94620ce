/** Remaining time in whole minutes; near the end in seconds. */
export type TimeLeft = { minutes: number } | { seconds: number };

/** Remaining milliseconds from which seconds are shown. */
export const SECONDS_FROM_MS = 120_000;

/** Returns the remaining time in the short form of the bar; never below zero. @param left ms */
export function timeLeft(left: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return left > SECONDS_FROM_MS ? { minutes: Math.floor(seconds / 60) } : { seconds };
}

/** Remaining minutes at which screen readers announce the time. */
const ANNOUNCED_AT = [5, 1] as const;

/** Returns the announcement that has been reached; undefined before the first. @param left ms */
export function momentOf(left: number): 1 | 5 | undefined {
  return ANNOUNCED_AT.findLast((minutes) => left <= minutes * 60_000);
}
