import type { Schemas } from '#contract/types.ts';

type Part = Schemas['PageScore']['parts'][number];
type Name = Part['name'];

/** Maximum points of each part; 100 in total. */
const WEIGHTS: Record<Name, number> = {
  response: 35,
  completeness: 25,
  reviews: 20,
  prices: 10,
  deals: 10,
};

/** Parts by weight, highest first. */
const NAMES: readonly Name[] = ['response', 'completeness', 'reviews', 'prices', 'deals'];

/** Returns `part` as a rounded percentage of `whole`; null if `whole` is 0. */
export const percentOf = (part: number, total: number): number | null =>
  total === 0 ? null : Math.round((100 * part) / total);

/** Risk points of an overdue payment. */
const DEBT_RISK = 20;
const MAX_SCORE = 100;

/** Returns the reached and the possible points of parts. */
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

/** Returns the missing points of a score, plus those of a debt; null without a score. */
export const riskOf = (score: number | null, hasDebt: boolean): number | null =>
  score === null ? null : Math.min(MAX_SCORE, MAX_SCORE - score + (hasDebt ? DEBT_RISK : 0));

/**
 * Computes the score of a provider; leaves out parts that cannot be measured.
 * @param percents reached percentage of each part; null if it cannot be measured
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
      return { ...part, gain: shareOf(points + weight * (MAX_SCORE - percent)) - score };
    }),
  };
}
