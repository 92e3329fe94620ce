import type { Schemas } from '#contract/types.ts';
import type { Tx } from '../../http/call.ts';
import type { Covered } from './access.ts';
import { monthlyWeddings, weddingWeekdays, type MonthlyWeddings } from './leadStore.ts';
import { everyMonth, periodBefore, type Period } from './period.ts';

type Figures = Schemas['WeddingFigures'];

/** Sums the figures of weddings. */
export function weddingSum(rows: readonly MonthlyWeddings[]): Figures {
  const sum = { leads: 0, listedLeads: 0, deals: 0, listedDeals: 0, guests: 0, incomeMinor: 0 };
  for (const row of rows) {
    sum.leads += row.leads;
    sum.listedLeads += row.listedLeads;
    sum.deals += row.deals;
    sum.listedDeals += row.listedDeals;
    sum.guests += row.guests;
    sum.incomeMinor += row.incomeMinor;
  }
  return sum;
}

interface Options {
  period: Period;
  compare: Schemas['StatCompare'] | undefined;
  /** Start of the arrival window of the list of leads. */
  listed: string;
}

/** Returns the report of the weddings of some providers and days. */
export async function weddingsOf(
  tx: Tx,
  scope: Covered,
  { period, compare = 'previous', listed }: Options,
): Promise<Schemas['WeddingReport']> {
  const rows = await monthlyWeddings(tx, scope, period, listed);
  const beforePeriod = periodBefore(period, compare);
  return {
    period,
    beforePeriod,
    figures: weddingSum(rows),
    before: beforePeriod && weddingSum(await monthlyWeddings(tx, scope, beforePeriod, listed)),
    months: everyMonth(period).map((month) => ({
      month,
      ...weddingSum(rows.filter((row) => row.month === month)),
    })),
    weekdays: await weddingWeekdays(tx, scope, period),
    providers: scope.providers.map(({ id, name }) => ({
      providerId: id,
      providerName: name,
      figures: weddingSum(rows.filter(({ providerId }) => providerId === id)),
    })),
  };
}
