import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import type { Covered } from './access.ts';
import { NOTHING, sumOf } from './figures.ts';
import { everyDay, periodBefore, type Period } from './period.ts';
import { periodFigures, type PeriodFigures } from './periodFigures.ts';
import { staleCount, weekHours } from './store.ts';

const daysOf = ({ days }: PeriodFigures, period: Period): Schemas['StatDay'][] =>
  everyDay(period).map((day) => ({ day, ...(days.get(day) ?? NOTHING) }));

interface Options {
  period: Period;
  compare: Schemas['StatCompare'] | undefined;
  /** Facts that are counted per hour of the week. */
  hours: 'visit_hours' | 'lead_hours';
}

/** Returns the report of some providers and days. */
export async function reportOf(
  tx: Tx,
  scope: Covered,
  { period, compare = 'previous', hours }: Options,
): Promise<Schemas['StatReport']> {
  const beforePeriod = periodBefore(period, compare);
  const { now, before } = await periodFigures(tx, scope, period, beforePeriod);
  return {
    period,
    beforePeriod,
    figures: sumOf(now.days.values()),
    before: before && sumOf(before.days.values()),
    days: daysOf(now, period),
    daysBefore: before && beforePeriod ? daysOf(before, beforePeriod) : [],
    providers: scope.providers.map(({ id, name }) => ({
      providerId: id,
      providerName: name,
      figures: now.providers.get(id) ?? NOTHING,
      before: before && (before.providers.get(id) ?? NOTHING),
    })),
    hours: await weekHours(tx, scope, period, `${hours}_packed`),
    staleDays: await staleCount(tx, scope),
  };
}
