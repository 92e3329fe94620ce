import type { Schemas } from '#contract/types.ts';
import { addMonths, dayIn, startOfDay } from '../../../../time/day.ts';
import { zone } from '../../../../time/zone.ts';
import type { Period } from '../../rules/window.ts';

/** Maximum number of months that are listed separately. */
const MAX_MONTHS = 24;

export interface Month {
  /** Month such as `2026-11`. */
  month: string;
  /** First instant of the month. */
  from: string;
}

/** Returns the calendar months of a period, oldest first; limited to the last `MAX_MONTHS`. */
export function monthsOf({ from, until }: Period, now: Date): Month[] {
  const end = until === undefined ? now : new Date(new Date(until).getTime() - 1);
  const first = dayIn(zone, new Date(from)).slice(0, 7);
  const last = `${dayIn(zone, end).slice(0, 7)}-01`;
  const months: Month[] = [];
  for (let back = 0; back < MAX_MONTHS; back += 1) {
    const day = addMonths(last, -back);
    const month = day.slice(0, 7);
    if (month < first) break;
    months.unshift({ month, from: startOfDay(zone, day).toISOString() });
  }
  return months;
}

const NO_STATUS: Schemas['StatusCounts'] = {
  new: 0,
  pending: 0,
  negotiating: 0,
  offered: 0,
  deal: 0,
  rejected: 0,
  not_wedding: 0,
  other_firm: 0,
  unreachable: 0,
};

/** Returns counts of every status, including 0. */
export function byStatus(
  counts: readonly { status: Schemas['LeadStatus']; count: number }[],
): Schemas['StatusCounts'] {
  const found = { ...NO_STATUS };
  for (const { status, count } of counts) found[status] += count;
  return found;
}

/** Returns the leads that arrived in each of the months; `counts` identify months by their position, from 1. */
export function byMonth(
  months: readonly Month[],
  counts: readonly { month: number; status: Schemas['LeadStatus']; total: number }[],
): Schemas['MonthCounts'][] {
  const found = months.map(({ month }) => ({ month, total: 0, deals: 0 }));
  for (const { month, status, total } of counts) {
    const one = found[month - 1];
    if (!one) continue;
    one.total += total;
    if (status === 'deal') one.deals += total;
  }
  return found;
}
