import type { RealtimeEvent } from './RealtimeEvent.ts';

const MAX_IDS = 2000;
const MAX_RECENT = 50;

/**
 * Keeps the events that a tab has received, so that no event is shown twice and a new connection
 * resumes after the last one.
 */
export class EventDeduplicator {
  readonly #now: () => number;
  readonly #ids = new Set<number>();
  #recent: { event: RealtimeEvent; at: number }[] = [];
  #last: number | undefined;

  /** @param now monotonic clock in ms */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Id of the last event; undefined before the first. */
  get last(): number | undefined {
    return this.#last;
  }

  /** Sets the id up to which all events are known. */
  begin(after: number): void {
    this.#last = Math.max(this.#last ?? 0, after);
  }

  /** Adds events; returns the new ones, oldest first. */
  take(events: readonly RealtimeEvent[]): RealtimeEvent[] {
    const fresh = events.filter(({ id }) => !this.#ids.has(id)).toSorted((a, b) => a.id - b.id);
    for (const { id } of fresh) {
      this.#ids.add(id);
      this.begin(id);
    }
    const at = this.#now();
    this.#recent = [...this.#recent, ...fresh.map((event) => ({ event, at }))].slice(-MAX_RECENT);
    for (const id of this.#ids) {
      if (this.#ids.size <= MAX_IDS) break;
      this.#ids.delete(id);
    }
    return fresh;
  }

  /** Returns the events received within the last `seconds`, for a tab that has just been opened. */
  within(seconds: number): RealtimeEvent[] {
    const since = this.#now() - seconds * 1000;
    return this.#recent.filter(({ at }) => at >= since).map(({ event }) => event);
  }
}
