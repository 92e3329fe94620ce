import type { Schemas } from '#contract/types.ts';

interface ReturnSum {
  paidMinor: number;
  leads: number;
  deals: number;
  incomeMinor: number;
  /** Cost per lead in kuruş; null without leads. */
  costPerLeadMinor: number | null;
  costPerDealMinor: number | null;
}

/** Sums the monthly payments and returns; amounts in kuruş. */
export function sumOfReturns(returns: readonly Schemas['PackageReturn'][]): ReturnSum {
  const total = (of: (month: Schemas['PackageReturn']) => number) =>
    returns.reduce((sum, month) => sum + of(month), 0);
  const paidMinor = total((month) => month.paidMinor);
  const [leads, deals] = [total((month) => month.leads), total((month) => month.deals)];
  const share = (count: number) => (count === 0 ? null : Math.round(paidMinor / count));
  return {
    paidMinor,
    leads,
    deals,
    incomeMinor: total((month) => month.incomeMinor),
    costPerLeadMinor: share(leads),
    costPerDealMinor: share(deals),
  };
}
