import type { CDPSession } from 'playwright-core';

/**
 * Runs a self-contained function in the page.
 * @returns its resolved value. Faster than the driver's `evaluate`, which first compiles a script: 50 ms on a slow
 * phone, and a MiB of heap.
 * @throws what the function throws
 */
export async function inPage<A, R>(
  session: CDPSession,
  work: (argument: A) => R | Promise<R>,
  argument: A,
): Promise<R> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${work.toString()})(${JSON.stringify(argument)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  // cast: the function's result as JSON
  return result.value as R;
}
