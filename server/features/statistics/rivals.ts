import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Call, Tx } from '../../http/call.ts';
import { dayIn, type Day } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import { coveredProviders, type Covered } from './access.ts';
import { periodBefore, periodOf, type Period } from './period.ts';
import { sumOf, type Figures } from './figures.ts';
import { periodFigures, type Steps } from './periodFigures.ts';

/** Rates that are compared with competitors; the last two are the competitors' own. */
export type RivalMetric =
  | 'lead_to_deal'
  | 'view_to_deal'
  | 'view_to_lead'
  | 'lead_to_lead'
  | 'to_similar';

const MAX_DAYS = 366;

/** Returns a rate in percent with one decimal. */
const percent = (rate: number): number => Math.round(rate * 1_000) / 10;

/** Returns the own rate; null without a total, and for rates that only competitors have. */
function ownRate({ visits, leads, deals }: Figures, metric: RivalMetric): number | null {
  const rate = (part: number, total: number) => (total === 0 ? null : percent(part / total));
  if (metric === 'lead_to_deal') return rate(deals, leads);
  if (metric === 'view_to_deal') return rate(deals, visits);
  return metric === 'view_to_lead' ? rate(leads, visits) : null;
}

/** Returns the own rates of a period and of its comparison period. */
async function ownRates(
  tx: Tx,
  scope: Covered,
  metric: RivalMetric,
  periods: Pick<Steps, 'period' | 'before'>,
): Promise<{ now: number | null; before: number | null }> {
  if (metric === 'lead_to_lead' || metric === 'to_similar') return { now: null, before: null };
  const { now, before } = await periodFigures(tx, scope, { ...periods, step: 'month' });
  return {
    now: ownRate(sumOf(now.steps), metric),
    before: before && ownRate(sumOf(before.steps), metric),
  };
}

type Rates = Schemas['RivalRates'] & Pick<Schemas['RivalReport'], 'providers'>;

interface RatesOptions {
  period: Period;
  metric: RivalMetric;
  own: number | null;
  /** Day whose month determines the named competitors; null names nobody. */
  today: Day | null;
}

/**
 * Returns the rates of a period. The database decides which competitors it names: the same ones for every metric
 * and period of a month.
 */
async function ratesOf(
  tx: Tx,
  scope: Covered,
  { period: { from, to }, metric, own, today }: RatesOptions,
): Promise<Rates> {
  const [id] = scope.providerIds;
  const { rows } = await sql<{ name: string | null; rate: number }>`
    select name, rate from rival_rates(${id}, ${metric}, ${from}, ${to}, ${today})
    order by place limit 200`.execute(tx);
  const providers = rows.map(({ name, rate }) => ({ name, rate: percent(rate) }));
  const total = rows.reduce((sum, { rate }) => sum + rate, 0);
  return {
    own,
    average: rows.length === 0 ? null : percent(total / rows.length),
    rank: own === null ? null : 1 + providers.filter(({ rate }) => rate > own).length,
    providers,
  };
}

type RivalCall = Pick<Call<'getRivalsLeadToDeal'>, 'principal' | 'params' | 'query' | 'now'>;

/** Returns one rate of a provider and its competitors, with that of the comparison period. */
export async function rivalReport(
  tx: Tx,
  { principal, params: { id }, query, now }: RivalCall,
  metric: RivalMetric,
): Promise<{ data: Schemas['RivalReport'] }> {
  if (!principal.providerIds.includes(id)) throw new ApiError('not_found');
  const scope = await coveredProviders(tx, principal, [id], 'rivalStats', now);
  const period = periodOf(query, now, MAX_DAYS);
  const beforePeriod = periodBefore(period, query.compare ?? 'previous');
  const today = dayIn(zone, now);
  const own = await ownRates(tx, scope, metric, { period, before: beforePeriod });
  const rates = await ratesOf(tx, scope, { period, metric, own: own.now, today });
  if (!beforePeriod) return { data: { period, beforePeriod, ...rates, before: null } };
  const { providers: _, ...before } = await ratesOf(tx, scope, {
    period: beforePeriod,
    metric,
    own: own.before,
    today: null,
  });
  return { data: { period, beforePeriod, ...rates, before } };
}
