import type { RealtimeHint } from '../../ports/realtime/port.ts';

/** Reason for the end of a wait: new data to read, hints to send, nothing, or the end of the stream. */
export type Waited = 'woken' | 'hinted' | 'silence' | 'end';

/** Hints that wait for a slow reader; it will ask for all it shows anyway. */
const MAX_HINTS = 100;

/** One open stream: sleeps until there is something new, or until it is to end. */
export class OpenStream {
  readonly #onEnd: () => void;
  #isWoken = false;
  #isEnded = false;
  #resolve: (() => void) | undefined;
  #hints: RealtimeHint[] = [];

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** There may be something new. */
  wake(): void {
    this.#isWoken = true;
    this.#resolve?.();
  }

  /** Something that is kept nowhere. */
  hint(hint: RealtimeHint): void {
    if (this.#hints.length < MAX_HINTS) this.#hints.push(hint);
    this.#resolve?.();
  }

  /** The hints that have come, each once. */
  takeHints(): RealtimeHint[] {
    return this.#hints.splice(0);
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#onEnd();
    this.#resolve?.();
  }

  /** Waits at most `ms`; what woke it since the last wait counts. */
  async wait(ms: number): Promise<Waited> {
    const isQuiet = !this.#isWoken && this.#hints.length === 0;
    if (isQuiet && !this.#isEnded) await this.#sleep(ms);
    if (this.#isEnded) return 'end';
    if (!this.#isWoken) return this.#hints.length > 0 ? 'hinted' : 'silence';
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
