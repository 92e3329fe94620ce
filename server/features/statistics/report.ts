import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import type { Covered } from './access.ts';
import { everyDay, periodBefore, type Period } from './period.ts';
import { dayFigures, providerFigures, staleCount, weekHours, type Figures } from './store.ts';

const NOTHING: Figures = {
  visits: 0,
  sessions: 0,
  anonymousVisitors: 0,
  impressions: 0,
  reach: 0,
  leads: 0,
  prepaidLeads: 0,
  deals: 0,
  incomeMinor: 0,
};

// cast: the keys of an object literal are those of its type
const NAMES = Object.keys(NOTHING) as (keyof Figures)[];

/** Adds figures up. */
export function sumOf(rows: readonly Figures[]): Figures {
  const sum = { ...NOTHING };
  for (const row of rows) for (const name of NAMES) sum[name] += row[name];
  return sum;
}

async function daysOf(
  tx: Tx,
  scope: Covered,
  period: Period | null,
): Promise<Schemas['StatDay'][]> {
  if (period === null) return [];
  const found = new Map(
    (await dayFigures(tx, scope, period)).map((row) => [row.day, row] as const),
  );
  return everyDay(period).map((day) => found.get(day) ?? { day, ...NOTHING });
}

async function perProvider(
  tx: Tx,
  scope: Covered,
  period: Period | null,
): Promise<Map<number, Figures> | null> {
  if (period === null) return null;
  const rows = await providerFigures(tx, scope, period);
  return new Map(rows.map(({ providerId, ...figures }) => [providerId, figures] as const));
}

interface Options {
  period: Period;
  compare: Schemas['StatCompare'] | undefined;
  /** Facts that the hours of the week count. */
  hours: 'visit_hours' | 'lead_hours';
}

/** Returns the report of some providers and days. */
export async function reportOf(
  tx: Tx,
  scope: Covered,
  { period, compare = 'previous', hours }: Options,
): Promise<Schemas['StatReport']> {
  const beforePeriod = periodBefore(period, compare);
  const days = await daysOf(tx, scope, period);
  const daysBefore = await daysOf(tx, scope, beforePeriod);
  const now = await perProvider(tx, scope, period);
  const before = await perProvider(tx, scope, beforePeriod);
  return {
    period,
    beforePeriod,
    figures: sumOf(days),
    before: beforePeriod && sumOf(daysBefore),
    days,
    daysBefore,
    providers: scope.providers.map(({ id, name }) => ({
      providerId: id,
      providerName: name,
      figures: now?.get(id) ?? NOTHING,
      before: before && (before.get(id) ?? NOTHING),
    })),
    hours: await weekHours(tx, scope, period, hours),
    staleDays: await staleCount(tx, scope),
  };
}
