import type { Schemas } from '#contract/types.ts';
import type { Random } from '../random.ts';

export type Status = Schemas['LeadStatus'];

/** Number of leads in each status within the six months. */
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

/** Number of leads opened in the last days and not answered yet. */
const RECENT = 6;

type Decided = Exclude<Status, 'new' | 'pending'>;

/**
 * Relative likelihood of each status by a lead's age in days: young leads are in negotiation, old leads are
 * decided.
 */
const AT_AGE: Readonly<Record<Decided, (days: number) => number>> = {
  negotiating: (days) => (days < 70 ? 3 : 1),
  offered: (days) => (days < 3 ? 0.1 : days < 90 ? 2 : 1),
  deal: (days) => (days < 8 ? 0 : days < 30 ? 0.5 : 1.5),
  rejected: (days) => (days < 2 ? 0.1 : 1),
  other_firm: (days) => (days < 10 ? 0 : 1.2),
  unreachable: (days) => (days < 4 ? 0 : 1),
  not_wedding: (days) => (days < 1 ? 0 : 1),
};

/**
 * Assigns a status to each lead so that the counts match exactly: young leads are pending, others are drawn by
 * remaining count and age.
 * @param taken counts of statuses that are assigned already
 */
export function assignStatuses(
  random: Random,
  agesInDays: readonly number[],
  taken: { new: number; pending: number },
): Status[] {
  const { new: all, pending, ...left } = STATUS_COUNTS;
  const assigned: Status[] = agesInDays.map(() => 'rejected');
  let rest = agesInDays.map((age, index) => ({ age, index })).toSorted((a, b) => a.age - b.age);
  const draw = (status: Status, count: number, from: number, until: number) => {
    const some = random.shuffled(rest.slice(from, until)).slice(0, count);
    for (const { index } of some) assigned[index] = status;
    rest = rest.filter((one) => !some.includes(one));
  };
  // Unopened leads are recent; opened and unanswered ones spread over months.
  const unopened = all - taken.new;
  draw('new', unopened, 0, Math.ceil(unopened * 1.6));
  draw('pending', RECENT, 0, 50);
  draw('pending', pending - taken.pending - RECENT, 110, 850);
  for (const { age, index } of rest) {
    const weights = { ...left };
    for (const status of decided) weights[status] = left[status] * AT_AGE[status](age);
    const status = random.weighted<Decided>(weights);
    left[status] -= 1;
    assigned[index] = status;
  }
  return assigned;
}

// cast: the keys are those of the table
const decided = Object.keys(AT_AGE) as Decided[];
