import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import type { Covered } from './access.ts';
import { NOTHING, sumOf } from './figures.ts';
import { periodBefore, type Period } from './period.ts';
import { periodFigures } from './periodFigures.ts';
import { staleCount, weekHours } from './store.ts';

interface Options {
  period: Period;
  compare: Schemas['StatCompare'] | undefined;
  step: Schemas['StatStep'] | undefined;
  /** Facts that are counted per hour of the week. */
  hours: 'visit_hours' | 'lead_hours';
}

/** Returns the report of some providers and days. */
export async function reportOf(
  tx: Tx,
  scope: Covered,
  { period, compare = 'previous', step = 'day', hours }: Options,
): Promise<Schemas['StatReport']> {
  const beforePeriod = periodBefore(period, compare);
  const { now, before } = await periodFigures(tx, scope, {
    period,
    before: beforePeriod,
    step,
  });
  return {
    period,
    beforePeriod,
    step,
    figures: sumOf(now.steps),
    before: before && sumOf(before.steps),
    days: now.steps,
    daysBefore: before?.steps ?? [],
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
