/** Seeded random generator: the same seed draws the same picture. */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed * 2_654_435_761;
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next();
  }

  oneOf<T>(values: readonly [T, ...T[]] | readonly T[]): T {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) throw new Error('oneOf() needs at least one value');
    return value;
  }
}

/** Concatenates `count` generated strings. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.round(count) }, (_, index) => make(index)).join('');
