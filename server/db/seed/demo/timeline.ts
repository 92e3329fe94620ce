import { addDays, dayIn, hourOf } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { Random } from '../random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Clock of one lead, which advances from its arrival to at most a minute before now. */
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

  /** Current instant. */
  get at(): string {
    return new Date(this.#at).toISOString();
  }

  /** Hours left until now. */
  get left(): number {
    return (this.#latest - this.#at) / HOUR;
  }

  /** Returns an instant some minutes later, for secondary events of a step. */
  later(minutes: number): string {
    return new Date(Math.min(this.#at + minutes * MINUTE, this.#latest)).toISOString();
  }

  /** Advances by some hours, or by a part of the remaining time if it is too short. */
  pass(from: number, to: number): this {
    this.#moveTo(this.#at + (from + this.random.next() * (to - from)) * HOUR);
    return this;
  }

  /** Advances like pass(), and to the next morning if it is night then. */
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
