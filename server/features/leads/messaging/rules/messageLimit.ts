import { HOUR_MS } from '../../../../time/day.ts';

/** Maximum number of messages per provider to couples within an hour. */
export const MESSAGES_AN_HOUR = 50;

/**
 * Returns the seconds until the next message may be sent; undefined if it may be sent now. `times` are the
 * sending times of the last hour, oldest first.
 */
export function waitSeconds(times: readonly string[], now: Date): number | undefined {
  const blocking = times.at(-MESSAGES_AN_HOUR);
  if (blocking === undefined) return undefined;
  return Math.max(1, Math.ceil((Date.parse(blocking) + HOUR_MS - now.getTime()) / 1000));
}
