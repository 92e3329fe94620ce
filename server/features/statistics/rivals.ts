import { sql } from 'kysely';
import type { Schemas } from '#contract/types.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Call, Tx } from '../../http/call.ts';
import { dayIn, type Day } from '../../time/day.ts';
import { zone } from '../../time/zone.ts';
import { coveredProviders, type Covered } from './access.ts';
import { periodBefore, periodOf, type Period } from './period.ts';
import { sumOf } from './figures.ts';
import { periodFigures } from './periodFigures.ts';

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

async function ownRate(
  tx: Tx,
  scope: Covered,
  period: Period,
  metric: RivalMetric,
): Promise<number | null> {
  const { now } = await periodFigures(tx, scope, { period, before: null, step: 'month' });
  const { visits, leads, deals } = sumOf(now.steps);
  const rate = (part: number, total: number) => (total === 0 ? null : percent(part / total));
  if (metric === 'lead_to_deal') return rate(deals, leads);
  if (metric === 'view_to_deal') return rate(deals, visits);
  return metric === 'view_to_lead' ? rate(leads, visits) : null;
}

type Rates = Schemas['RivalRates'] & Pick<Schemas['RivalReport'], 'firms'>;

interface RatesOptions {
  period: Period;
  metric: RivalMetric;
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
  { period: { from, to }, metric, today }: RatesOptions,
): Promise<Rates> {
  const [id] = scope.providerIds;
  const { rows } = await sql<{ name: string | null; rate: number }>`
    select name, rate from rival_rates(${id}, ${metric}, ${from}, ${to}, ${today})
    order by place limit 200`.execute(tx);
  const firms = rows.map(({ name, rate }) => ({ name, rate: percent(rate) }));
  const own = await ownRate(tx, scope, { from, to }, metric);
  const total = rows.reduce((sum, { rate }) => sum + rate, 0);
  return {
    own,
    average: rows.length === 0 ? null : percent(total / rows.length),
    place: own === null ? null : 1 + firms.filter(({ rate }) => rate > own).length,
    firms,
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
  const scope = await coveredProviders(tx, principal, [id], 'rivalStats');
  const period = periodOf(query, now, MAX_DAYS);
  const beforePeriod = periodBefore(period, query.compare ?? 'previous');
  const today = dayIn(zone, now);
  const rates = await ratesOf(tx, scope, { period, metric, today });
  if (!beforePeriod) return { data: { period, beforePeriod, ...rates, before: null } };
  const { firms: _, ...before } = await ratesOf(tx, scope, {
    period: beforePeriod,
    metric,
    today: null,
  });
  return { data: { period, beforePeriod, ...rates, before } };
}
