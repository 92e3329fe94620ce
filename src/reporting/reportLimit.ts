const MINUTE = 60_000;

interface LimitOptions {
  /** Maximum number of identical reports per minute. */
  identical: number;
  /** Maximum number of reports per minute. */
  all: number;
  now?: () => number;
}

/**
 * Returns a rate limiter for reports, so that a loop of errors is reported only a few times. The returned function
 * counts a report by its kind, and returns false if it exceeds a limit.
 */
export function reportLimit({
  identical,
  all,
  now = Date.now,
}: LimitOptions): (kind: string) => boolean {
  let began = now();
  let total = 0;
  const counts = new Map<string, number>();
  return (kind) => {
    if (now() - began >= MINUTE) {
      began = now();
      total = 0;
      counts.clear();
    }
    const count = (counts.get(kind) ?? 0) + 1;
    if (count > identical || total >= all) return false;
    counts.set(kind, count);
    total += 1;
    return true;
  };
}
