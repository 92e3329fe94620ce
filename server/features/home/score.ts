import type { Schemas } from '#contract/types.ts';

type Part = Schemas['PageScore']['parts'][number];
type Name = Part['name'];

/** Points that each part can bring; 100 together. */
const WEIGHTS: Record<Name, number> = {
  response: 35,
  completeness: 25,
  reviews: 20,
  prices: 10,
  deals: 10,
};

/** The heaviest first. */
const NAMES: readonly Name[] = ['response', 'completeness', 'reviews', 'prices', 'deals'];

/** Returns the part of a whole as whole percent, or null if there is nothing to measure. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);

/** Points of risk that an overdue payment adds. */
const DEBT_RISK = 20;
const WHOLE = 100;

/** Points of parts, and the points that they could have. */
function sumOf(parts: readonly Pick<Part, 'weight' | 'percent'>[]) {
  let points = 0;
  let possible = 0;
  for (const { weight, percent } of parts) {
    if (percent === null) continue;
    points += weight * percent;
    possible += weight;
  }
  return { points, possible };
}

/** Returns what a score lacks, more with a debt; null where there is no score. */
export const riskOf = (score: number | null, hasDebt: boolean): number | null =>
  score === null ? null : Math.min(WHOLE, WHOLE - score + (hasDebt ? DEBT_RISK : 0));

/**
 * Computes the score of a provider page; parts that cannot be measured are left out of it.
 * @param percents reached percentage of each part; null where there is nothing to measure
 */
export function scoreOf(
  percents: Readonly<Record<Name, number | null>>,
): Pick<Schemas['PageScore'], 'score' | 'parts'> {
  const parts = NAMES.map((name) => ({ name, weight: WEIGHTS[name], percent: percents[name] }));
  const { points, possible } = sumOf(parts);
  const shareOf = (reached: number) => Math.round(reached / possible);
  const score = possible === 0 ? null : shareOf(points);
  return {
    score,
    parts: parts.map((part) => {
      const { weight, percent } = part;
      if (percent === null || score === null) return { ...part, gain: 0 };
      return { ...part, gain: shareOf(points + weight * (WHOLE - percent)) - score };
    }),
  };
}
