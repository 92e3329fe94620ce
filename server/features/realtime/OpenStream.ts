/** What ended a wait. */
export type Waited = 'woken' | 'silence' | 'end';

/** One open stream: sleeps until there is something new, or until it is to end. */
export class OpenStream {
  readonly #onEnd: () => void;
  #isWoken = false;
  #isEnded = false;
  #resolve: (() => void) | undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** There may be something new. */
  wake(): void {
    this.#isWoken = true;
    this.#resolve?.();
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#onEnd();
    this.#resolve?.();
  }

  /** Waits at most `ms`; what woke it since the last wait counts. */
  async wait(ms: number): Promise<Waited> {
    if (!this.#isWoken && !this.#isEnded) await this.#sleep(ms);
    if (this.#isEnded) return 'end';
    if (!this.#isWoken) return 'silence';
    this.#isWoken = false;
    return 'woken';
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#resolve = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
