/** Outcome of each item. Items in `left` were not started because the run was stopped. */
export interface Outcome<T, R> {
  done: { item: T; result: R }[];
  failed: { item: T; error: unknown }[];
  left: T[];
}

interface Run<T, R> {
  items: readonly T[];
  act: (item: T) => Promise<R>;
  /** Number of concurrent items. */
  atOnce?: number;
  /** Stops before the next item; items in progress are finished. */
  signal: AbortSignal;
  onProgress: (done: number, failed: number) => void;
}

/** Runs a function for each item with limited concurrency; a failure does not stop the others. */
export async function runEach<T, R>(run: Run<T, R>): Promise<Outcome<T, R>> {
  const { items, act, atOnce = 4, signal, onProgress } = run;
  const done: { item: T; result: R }[] = [];
  const failed: { item: T; error: unknown }[] = [];
  let next = 0;
  const work = async () => {
    while (next < items.length && !signal.aborted) {
      const item = items[next];
      next += 1;
      if (item === undefined) return;
      try {
        done.push({ item, result: await act(item) });
      } catch (error) {
        failed.push({ item, error });
      }
      onProgress(done.length, failed.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, failed, left: items.slice(next) };
}
