import type { Schemas } from '#contract/types.ts';
import type { Principal, Tx } from '../../http/call.ts';
import { dayIn } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import { ratesOfPages } from '../leads/commands.ts';
import { progressOf } from '../providerData/commands.ts';
import { percentOf, riskOf, scoreOf } from './score.ts';
import { pageFacts } from './store.ts';

const MAX_STARS = 5;

/** Returns the score and the risk of each provider of the caller, in the customer's order. */
export async function pageScores(
  tx: Tx,
  options: { principal: Principal; now: Date },
): Promise<Schemas['PageScore'][]> {
  const rates = new Map(
    (await ratesOfPages(tx, options)).map((rate) => [rate.provider_id, rate] as const),
  );
  const facts = await pageFacts(tx, options.principal, dayIn(zone, options.now));
  return facts.map((page) => {
    const rate = rates.get(page.id) ?? { rated: 0, in_time: 0, old: 0, ended: 0 };
    const { completeness, missing: missingForms } = progressOf(page);
    const { score, parts } = scoreOf({
      response: percentOf(rate.in_time, rate.rated),
      completeness,
      reviews: page.stars === null ? null : percentOf(page.stars, MAX_STARS),
      prices: percentOf(page.current_price_lists, page.price_lists),
      deals: percentOf(rate.ended, rate.old),
    });
    const { id: providerId, name: providerName, has_debt: hasDebt } = page;
    const risk = riskOf(score, hasDebt);
    return { providerId, providerName, score, risk, hasDebt, missingForms, parts };
  });
}
