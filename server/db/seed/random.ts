/** Seeded random generator: the same seed gives the same sequence on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns an integer, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.next() * list.length)] ?? list[0];
  }

  /** Returns a random key by weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries<number>(weights);
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1);
    // cast: the entries are those of the weights
    return found?.[0] as K;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let index = shuffled.length - 1; index > 0; index--) {
      const other = this.int(0, index);
      const [a, b] = [shuffled[index], shuffled[other]];
      if (a === undefined || b === undefined) continue;
      shuffled[index] = b;
      shuffled[other] = a;
    }
    return shuffled;
  }

  /** Draws until there are `count` distinct values. */
  distinct<T>(count: number, draw: () => T): T[] {
    const drawn = new Set<T>();
    while (drawn.size < count) drawn.add(draw());
    return [...drawn];
  }

  /** Returns a UUID of version 4. */
  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.int(0, 15).toString(16));
    hex[12] = '4';
    hex[16] = '89ab'.charAt(this.int(0, 3));
    return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
}
