import type { RealtimeHint } from '../../ports/realtime/port.ts';

/** Reason why a wait ended: new events, hints, a time-out, or the end of the stream. */
export type WakeReason = 'woken' | 'hinted' | 'silence' | 'end';

/** Maximum number of hints buffered for a slow reader, which refetches everything anyway. */
const MAX_HINTS = 100;

/** One open stream, which sleeps until there are events or it is ended. */
export class OpenStream {
  readonly #onEnd: () => void;
  #isWoken = false;
  #isEnded = false;
  #resolve: (() => void) | undefined;
  #hints: RealtimeHint[] = [];

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** Wakes the stream to read new events. */
  wake(): void {
    this.#isWoken = true;
    this.#resolve?.();
  }

  /** Adds a hint, which is not stored. */
  hint(hint: RealtimeHint): void {
    if (this.#hints.length < MAX_HINTS) this.#hints.push(hint);
    this.#resolve?.();
  }

  /** Returns and clears the pending hints without duplicates. */
  takeHints(): RealtimeHint[] {
    return this.#hints.splice(0);
  }

  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#onEnd();
    this.#resolve?.();
  }

  /** Waits at most `ms`; wake-ups since the last wait count. */
  async wait(ms: number): Promise<WakeReason> {
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
