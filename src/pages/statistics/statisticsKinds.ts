/** The pages of the statistics, as in the address. */
export const statisticsKinds = [
  'visits',
  'deals',
  'weddings',
  'rivals',
  'magnet',
  'scores',
] as const;

export type StatisticsKind = (typeof statisticsKinds)[number];
