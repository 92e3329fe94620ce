/** No connection became free in time. The caller should answer 503 and let the client come back. */
export class DatabaseBusy extends Error {
  constructor(waitedMs: number) {
    super(
      `No database connection became free within ${waitedMs} ms. ` +
        'A query made outside an open transaction, but waited for inside it, ends like this too.',
    );
    this.name = 'DatabaseBusy';
  }
}

interface Waiting {
  admit: () => void;
  expiry: NodeJS.Timeout;
}

/** Lets one borrower through at a time, in the order of arrival, and nobody waits longer than `maxWaitMs`. */
export class Mutex {
  readonly #maxWaitMs: number;
  readonly #queue: Waiting[] = [];
  #occupied = false;

  constructor(maxWaitMs: number) {
    this.#maxWaitMs = maxWaitMs;
  }

  /** Resolves when it is the caller's turn; rejects with DatabaseBusy. */
  async acquire(): Promise<void> {
    if (!this.#occupied) {
      this.#occupied = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        admit: resolve,
        expiry: setTimeout(() => {
          this.#queue.splice(this.#queue.indexOf(waiting), 1);
          reject(new DatabaseBusy(this.#maxWaitMs));
        }, this.#maxWaitMs),
      };
      this.#queue.push(waiting);
    });
  }

  /** Hands the turn to the next in line. */
  release(): void {
    const next = this.#queue.shift();
    if (!next) {
      this.#occupied = false;
      return;
    }
    clearTimeout(next.expiry);
    next.admit();
  }
}
