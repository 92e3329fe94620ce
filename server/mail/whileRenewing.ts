/** Milliseconds between two renewals; several fit into the shortest claim, a minute. */
export const RENEW_MS = 15_000;

/**
 * Runs work and renews its claim at an interval until it ends, so that no other process sends the same messages
 * while a slow service takes them. A failed renewal is repeated by the next.
 */
export async function whileRenewing<T>(
  renew: () => Promise<unknown>,
  work: () => Promise<T>,
  everyMs: number = RENEW_MS,
): Promise<T> {
  const timer = setInterval(() => {
    renew().catch(() => undefined);
  }, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
