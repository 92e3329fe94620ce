/** Milliseconds that a busy machine may take. */
const PATIENCE_MS = 10_000;
export const timeout = { timeout: PATIENCE_MS } as const;

/** The same for what is polled here: the page itself is quicker than the default's 100, 250 and 500 ms. */
export const polling = { ...timeout, intervals: [20, 30, 50, 100, 200] };

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
