/** Milliseconds that a busy machine may take. */
export const timeout = { timeout: 10_000 };

/** The same for what is polled here: the page itself is quicker than the default's 100, 250 and 500 ms. */
export const polling = { ...timeout, intervals: [20, 30, 50, 100, 200] };

let patienceMs = timeout.timeout;

/** The same for what a fault keeps from coming, polled or not. */
export const patience = {
  intervals: polling.intervals,
  get timeout() {
    return patienceMs;
  },
};

/** Runs a check with another patience: a planted fault is waited for in vain. */
export async function patient<T>(milliseconds: number, check: () => Promise<T>): Promise<T> {
  const before = patienceMs;
  patienceMs = milliseconds;
  try {
    return await check();
  } finally {
    patienceMs = before;
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

/** Nothing where what is awaited comes; the problem in words where it does not. */
export async function unless(problem: string, awaited: Promise<unknown>): Promise<string[]> {
  try {
    await awaited;
    return [];
  } catch (error) {
    return [`${problem} (${reasonOf(error)})`];
  }
}
