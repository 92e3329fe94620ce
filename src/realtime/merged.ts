/**
 * What several sources yield, as it comes. Ends, or throws, with the first of them, and ends the others.
 * @param sources each is given the signal that ends it
 */
export async function* merged<T>(
  sources: readonly ((signal: AbortSignal) => AsyncIterable<T>)[],
  signal: AbortSignal,
): AsyncGenerator<T> {
  const all = new AbortController();
  const own = AbortSignal.any([signal, all.signal]);
  const queue: T[] = [];
  const ends: { error?: unknown }[] = [];
  let wake = () => {};
  const drain = async (source: (signal: AbortSignal) => AsyncIterable<T>) => {
    try {
      for await (const one of source(own)) {
        queue.push(one);
        wake();
      }
      ends.push({});
    } catch (error) {
      ends.push({ error });
    }
    wake();
  };
  const draining = sources.map(drain);
  try {
    for (;;) {
      yield* queue.splice(0);
      const [end] = ends;
      if (end && queue.length === 0) {
        if ('error' in end) throw end.error;
        return;
      }
      if (queue.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    all.abort();
    await Promise.all(draining);
  }
}
