import type { Schemas } from '#contract/types.ts';
import type { Random } from '../random.ts';
import { arrivals, fixedArrivals } from './arrivals.ts';
import { page } from './pages.ts';
import { assignStatuses, type Status } from './statuses.ts';
import { DAY_MS, dayIn } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';

type Preference = Schemas['ContactPreference'];

/** One lead before its history is generated. */
export interface Role {
  id: number;
  provider: number;
  at: Date;
  status: Status;
  /** True for leads beyond the three a month of a limited package. */
  isMasked: boolean;
  /** Index into the list of couples. */
  couple: number;
  preference: Preference;
  calls: number;
  notes: number;
}

/** Number of leads of couples who wrote to another provider of the customer before. */
const REPEATED = 60;
const CALLS = 520;
/** Number of notes besides the thirty-five with a reminder. */
const NOTES = 865;
const COUPLES_A_MONTH = 3;
const ANSWERED: Status[] = [
  'negotiating',
  'offered',
  'deal',
  'other_firm',
  'unreachable',
  'not_wedding',
];
const PREFERENCES: readonly [Preference, number][] = [
  ['phone_only', 0.09],
  ['email_only', 0.08],
  ['none', 0.03],
  ['anonymised', 0.02],
];

type Arrived = Pick<Role, 'id' | 'provider' | 'at' | 'isMasked'>;

/** Returns all arrivals, oldest first; ids follow the order. */
function arrived(random: Random, now: Date): Arrived[] {
  const { gone, goneToo } = fixedArrivals(now);
  const past = [goneToo, gone].map((at) => ({ provider: page.cinaralti, at }));
  const seen = new Map<string, number>();
  return [...past, ...arrivals(random, now)].map(({ provider, at }, index) => {
    const month = dayIn(zone, at).slice(0, 7);
    const count = (seen.get(`${provider} ${month}`) ?? 0) + 1;
    seen.set(`${provider} ${month}`, count);
    return {
      id: index + 1,
      provider,
      at,
      isMasked: provider === page.zeynep && count > COUPLES_A_MONTH,
    };
  });
}

/** Returns the statuses of all leads: fixed ones, and the counts of the window for the rest. */
function statusesOf(random: Random, all: Arrived[], now: Date): Status[] {
  const { red, missed, gone, goneToo } = fixedArrivals(now);
  const pending = new Set([red.getTime(), missed.getTime()]);
  const past = new Map<number, Status>([
    [gone.getTime(), 'offered'],
    [goneToo.getTime(), 'deal'],
  ]);
  const fixedOf = ({ at, isMasked }: Arrived): Status | undefined => {
    if (isMasked) return 'new';
    return pending.has(at.getTime()) ? 'pending' : past.get(at.getTime());
  };
  const open = all.filter((lead) => fixedOf(lead) === undefined);
  const taken = { pending: 2, new: all.filter(({ isMasked }) => isMasked).length };
  const ages = open.map(({ at }) => (now.getTime() - at.getTime()) / DAY_MS);
  const drawn = assignStatuses(random, ages, taken);
  const byId = new Map(open.map(({ id }, index) => [id, drawn[index] ?? 'rejected']));
  return all.map((lead) => fixedOf(lead) ?? byId.get(lead.id) ?? 'rejected');
}

/** Returns the couple of each lead: one of its own, except for couples who wrote to the venue before. */
function couplesOf(random: Random, all: Arrived[]): number[] {
  const venue = all.filter(({ provider }) => provider === page.cinaralti);
  const others = all.filter(({ provider }) => provider === page.isik || provider === page.inci);
  const first = new Map<number, number>();
  const taken = new Set<number>();
  for (const lead of random.shuffled(others)) {
    if (first.size === REPEATED) break;
    const before = venue.filter(
      ({ id, at }) =>
        !taken.has(id) && at < lead.at && lead.at.getTime() - at.getTime() < 20 * DAY_MS,
    );
    const partner = before[random.int(0, Math.max(0, before.length - 1))];
    if (!partner) continue;
    taken.add(partner.id);
    first.set(lead.id, partner.id);
  }
  const couples = new Map<number, number>();
  for (const { id } of all) if (!first.has(id)) couples.set(id, couples.size);
  return all.map(({ id }) => couples.get(first.get(id) ?? id) ?? 0);
}

interface Couples {
  /** Couple of each lead. */
  couples: number[];
  statuses: Status[];
  /** Couples whose lead has a running or expired response time; they must be reachable. */
  clocked: ReadonlySet<number>;
}

/** Returns the contact preference of each lead's couple; it is the same for all leads of a couple. */
function preferencesOf(random: Random, { couples, statuses, clocked }: Couples): Preference[] {
  const all = random.shuffled([...new Set(couples)]);
  const standing = (...accepted: Status[]) =>
    new Set(couples.filter((_, index) => accepted.includes(statuses[index] ?? 'new')));
  // Unreachable leads need a phone; couples who refuse contact have no messages.
  const called = standing('unreachable');
  const answerable = new Set([...standing(...ANSWERED), ...clocked]);
  const chosen = new Map<number, Preference>();
  for (const [preference, share] of PREFERENCES) {
    const unfit = preference === 'none' ? answerable : called;
    const fit = all.filter((couple) => !chosen.has(couple) && !unfit.has(couple));
    for (const couple of fit.slice(0, Math.round(all.length * share))) {
      chosen.set(couple, preference);
    }
  }
  return couples.map((couple) => chosen.get(couple) ?? 'open');
}

/** Distributes a fixed number of items among indexes by weight. */
function distribute(random: Random, total: number, least: number[], weights: number[]): number[] {
  const given = [...least];
  const places = weights.flatMap((weight, index) => Array.from({ length: weight }, () => index));
  for (let left = total - least.reduce((sum, count) => sum + count, 0); left > 0; left--) {
    const place = places[random.int(0, places.length - 1)] ?? 0;
    given[place] = (given[place] ?? 0) + 1;
  }
  return given;
}

const CALLED: Record<Status, number> = {
  new: 0,
  pending: 0,
  negotiating: 3,
  offered: 3,
  deal: 4,
  rejected: 1,
  other_firm: 2,
  unreachable: 0,
  not_wedding: 1,
};
const NOTED: Record<Status, number> = {
  new: 0,
  pending: 1,
  negotiating: 4,
  offered: 5,
  deal: 6,
  rejected: 2,
  other_firm: 3,
  unreachable: 2,
  not_wedding: 1,
};

/** Generates every lead of the demo with its facts, oldest first. */
export function drawCast(random: Random, now: Date): Role[] {
  const all = arrived(random, now);
  const statuses = statusesOf(random, all, now);
  const couples = couplesOf(random, all);
  const { red, missed } = fixedArrivals(now);
  const isClocked = ({ at }: Arrived) => [red, missed].some((fixed) => +fixed === +at);
  const clocked = new Set(
    all.flatMap((lead, index) => (isClocked(lead) ? [couples[index] ?? 0] : [])),
  );
  const preferences = preferencesOf(random, { couples, statuses, clocked });
  const rings = preferences.map(
    (preference) => preference === 'open' || preference === 'phone_only',
  );
  const least = statuses.map((status) => (status === 'unreachable' ? 3 : 0));
  const calls = distribute(
    random,
    CALLS,
    least,
    statuses.map((status, index) => (rings[index] ? CALLED[status] : 0)),
  );
  const notes = distribute(
    random,
    NOTES,
    statuses.map(() => 0),
    statuses.map((status) => NOTED[status]),
  );
  return all.map((lead, index) => ({
    ...lead,
    status: statuses[index] ?? 'rejected',
    couple: couples[index] ?? 0,
    preference: preferences[index] ?? 'open',
    calls: calls[index] ?? 0,
    notes: notes[index] ?? 0,
  }));
}
