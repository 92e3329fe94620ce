import { addDays, addMonths, type Day } from '../../../time/day.ts';

/** Package of a provider, compared with the product of a payment. */
export interface RunningPackage {
  isRunning: boolean;
  /** True for the product of the payment. */
  isSame: boolean;
  /** True for a paid package that costs more than the product of the payment. */
  isBetter: boolean;
  /** Last day; null for a package without an end. */
  end: Day | null;
  /** Last day of other paid periods of the product. */
  paidUntil: Day | null;
}

interface PaidPeriod {
  /** First day of a requested period; null for a purchase, which begins today at the earliest. */
  start: Day | null;
  end: Day | null;
  months: number;
}

/**
 * Returns the period that a payment pays: after the paid time of the same product, and after a better package that
 * runs. `begins` is false while another package runs before its first day.
 */
export function packagePeriod(
  { start, end, months }: PaidPeriod,
  running: RunningPackage,
  today: Day,
): { start: Day; end: Day; begins: boolean } {
  const { isRunning, isSame, isBetter, paidUntil } = running;
  const requested = start ?? today;
  const blocking = [isRunning && (isSame || isBetter) ? running.end : null, paidUntil];
  const first = blocking.reduce<Day>((day, until) => {
    const next = until === null ? day : addDays(until, 1);
    return next > day ? next : day;
  }, requested);
  return {
    start: first,
    end: end !== null && first === start ? end : addDays(addMonths(first, months), -1),
    begins: first <= today || !isRunning || isSame,
  };
}
