import type { Schemas } from '#contract/types.ts';
import type { Random } from '../random.ts';

export type Status = Schemas['LeadStatus'];

/** How many enquiries of the window stand where. */
export const STATUS_COUNTS: Readonly<Record<Status, number>> = {
  new: 48,
  pending: 108,
  negotiating: 324,
  offered: 204,
  deal: 144,
  rejected: 216,
  other_firm: 72,
  unreachable: 60,
  not_wedding: 24,
};

/** How likely an enquiry of that age, in days, stands there: the young are open, the old are decided. */
const AT_AGE: Readonly<Record<Status, (days: number) => number>> = {
  new: (days) => (days < 2 ? 40 : days < 7 ? 6 : 0),
  pending: (days) => (days < 1 ? 6 : days < 10 ? 14 : days < 24 ? 3 : 0),
  negotiating: (days) => (days < 1 ? 0.5 : days < 70 ? 3 : 1),
  offered: (days) => (days < 3 ? 0.1 : days < 90 ? 2 : 1),
  deal: (days) => (days < 8 ? 0 : days < 30 ? 0.5 : 1.5),
  rejected: (days) => (days < 2 ? 0.1 : 1),
  other_firm: (days) => (days < 10 ? 0 : 1.2),
  unreachable: (days) => (days < 4 ? 0 : 1),
  not_wedding: (days) => (days < 1 ? 0 : 1),
};

/**
 * Gives each enquiry its status so that the counts come out exactly: youngest first, by what is left and what fits the age.
 * `taken` says which counts are spoken for already.
 */
export function assignStatuses(
  random: Random,
  agesInDays: readonly number[],
  taken: Partial<Record<Status, number>>,
): Status[] {
  const left = { ...STATUS_COUNTS };
  for (const status of statuses) left[status] -= taken[status] ?? 0;
  const order = agesInDays.map((age, index) => ({ age, index })).toSorted((a, b) => a.age - b.age);
  const assigned: Status[] = agesInDays.map(() => 'rejected');
  for (const { age, index } of order) {
    const weights = { ...left };
    for (const status of statuses) weights[status] = left[status] * AT_AGE[status](age);
    const fits = statuses.some((status) => weights[status] > 0);
    const status = random.weighted<Status>(fits ? weights : left);
    left[status] -= 1;
    assigned[index] = status;
  }
  return assigned;
}

// cast: the keys of the counts are the statuses
const statuses = Object.keys(STATUS_COUNTS) as Status[];
