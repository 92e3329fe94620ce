import { ApiError } from '../../http/apiError.ts';

/** Lets so many through at once, others in the order of arrival; where too many wait already, refuses with 503. */
export class Semaphore {
  readonly #waiting: (() => void)[] = [];
  readonly #longest: number;
  #free: number;

  constructor(places: number, longestQueue: number) {
    this.#free = places;
    this.#longest = longestQueue;
  }

  /** Does the work when it is its turn. Not to be waited for inside a transaction: those who hold a place may need it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= this.#longest) throw new ApiError('unavailable', { retryAfter: 2 });
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((admit) => this.#waiting.push(admit));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
