/**
 * Queue of values from callbacks, read in order until it ends. If it ends with an error, the reader
 * throws it.
 */
export class AsyncQueue<T> implements AsyncIterable<T> {
  readonly #queue: T[] = [];
  #end: { error?: unknown } | undefined;
  #wake = () => {};

  /** @param signal ends the queue without an error when aborted */
  constructor(signal: AbortSignal) {
    const end = () => this.end();
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  add(one: T): void {
    if (this.#end) return;
    this.#queue.push(one);
    this.#wake();
  }

  /** Ends the queue; only the first call counts. Values added before are still read. */
  end(error?: unknown): void {
    this.#end ??= error === undefined ? {} : { error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      yield* this.#queue.splice(0);
      if (this.#queue.length > 0) continue;
      if (this.#end) {
        if ('error' in this.#end) throw this.#end.error;
        return;
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
