const MINUTE = 60_000;

interface LimitOptions {
  /** Of the same error in a minute. */
  identical: number;
  /** Of all together in a minute. */
  all: number;
  now?: () => number;
}

/** Says of each report whether it may still go out this minute: a loop of errors is told a few times only. */
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
