import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { Random } from '../random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Time on one lead: it runs forward from its arrival and never beyond a minute before now. */
export class Timeline {
  #at: number;
  readonly #latest: number;

  constructor(
    private readonly random: Random,
    start: Date,
    now: Date,
  ) {
    this.#at = start.getTime();
    this.#latest = now.getTime() - MINUTE;
  }

  /** The instant that it is. */
  get at(): string {
    return new Date(this.#at).toISOString();
  }

  /** Hours that are left before now. */
  get left(): number {
    return (this.#latest - this.#at) / HOUR;
  }

  /** An instant soon after, for what a step brings with it. */
  later(minutes: number): string {
    return new Date(Math.min(this.#at + minutes * MINUTE, this.#latest)).toISOString();
  }

  /** Lets some hours pass. Where now is too near, a part of what is left. */
  pass(from: number, to: number): this {
    this.#moveTo(this.#at + (from + this.random.next() * (to - from)) * HOUR);
    return this;
  }

  /** The same, and on to the next morning where it has become night: people answer by day. */
  work(from: number, to: number): this {
    const target = this.#at + (from + this.random.next() * (to - from)) * HOUR;
    const day = dayIn(zone, new Date(target));
    const opens = hourOf(zone, day, 9).getTime();
    const early = this.random.int(0, 100) * MINUTE;
    if (target < opens) this.#moveTo(opens + early);
    else if (target > opens + 11 * HOUR)
      this.#moveTo(hourOf(zone, addDays(day, 1), 9).getTime() + early);
    else this.#moveTo(target);
    return this;
  }

  #moveTo(target: number): void {
    const share = 0.2 + this.random.next() * 0.3;
    this.#at =
      target < this.#latest ? target : this.#at + Math.max(0, (this.#latest - this.#at) * share);
    this.#at = Math.floor(this.#at);
  }
}
