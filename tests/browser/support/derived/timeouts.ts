/** Default time-out in milliseconds on a loaded machine. */
export const timeout = { timeout: 10_000 };

/** Polling options with the same time-out; the page is faster than the default intervals of 100, 250 and 500 ms. */
export const polling = { ...timeout, intervals: [20, 30, 50, 100, 200] };

let adjustableMs = timeout.timeout;

/** Polling options whose time-out `withTimeout` changes, for expectations that a planted fault prevents. */
export const adjustablePolling = {
  intervals: polling.intervals,
  get timeout() {
    return adjustableMs;
  },
};

/** Runs a check with another time-out, because the check of a planted fault always runs into it. */
export async function withTimeout<T>(milliseconds: number, check: () => Promise<T>): Promise<T> {
  const before = adjustableMs;
  adjustableMs = milliseconds;
  try {
    return await check();
  } finally {
    adjustableMs = before;
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

/** Awaits a promise. @returns the problem with its reason if it rejects, otherwise an empty list */
export async function problemUnless(problem: string, awaited: Promise<unknown>): Promise<string[]> {
  try {
    await awaited;
    return [];
  } catch (error) {
    return [`${problem} (${reasonOf(error)})`];
  }
}
