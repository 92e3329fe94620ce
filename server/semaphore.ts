interface SemaphoreOptions {
  /** Number of callers that may hold the semaphore at once; 1 makes it a mutex. */
  permits: number;
  /** Number of callers that may wait; unlimited by default. */
  maxQueue?: number;
  /** Milliseconds that a caller may wait; unlimited by default. */
  maxWaitMs?: number;
  /** Creates the error of a caller that is rejected because the queue is full or its wait timed out. */
  busy: () => Error;
}

interface Waiter {
  admit: () => void;
  expiry: NodeJS.Timeout | undefined;
}

/**
 * FIFO semaphore with a bounded queue and a bounded wait.
 *
 * @example
 * const mutex = new Semaphore({ permits: 1, maxWaitMs: 5000, busy: () => new DatabaseBusy(5000) });
 * await mutex.run(() => work());
 */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #queue: Waiter[] = [];
  #free: number;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
    this.#free = options.permits;
  }

  /**
   * Resolves once the caller holds a permit, which it must release. Must not be awaited inside a
   * transaction whose connection the holders of the permits need.
   */
  async acquire(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { maxQueue = Infinity, maxWaitMs, busy } = this.#options;
    if (this.#queue.length >= maxQueue) throw busy();
    await new Promise<void>((resolve, reject) => {
      const waiter: Waiter = { admit: resolve, expiry: undefined };
      if (maxWaitMs !== undefined) {
        waiter.expiry = setTimeout(() => {
          this.#queue.splice(this.#queue.indexOf(waiter), 1);
          reject(busy());
        }, maxWaitMs);
      }
      this.#queue.push(waiter);
    });
  }

  /** Passes the caller's permit to the next waiter. */
  release(): void {
    const next = this.#queue.shift();
    if (!next) {
      this.#free += 1;
      return;
    }
    clearTimeout(next.expiry);
    next.admit();
  }

  /** Runs the work while holding a permit, and releases it even if the work fails. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }
}
