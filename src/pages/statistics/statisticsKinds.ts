/** Pages of the statistics; the names are used in the address. */
export const statisticsKinds = [
  'visits',
  'deals',
  'weddings',
  'rivals',
  'magnet',
  'scores',
] as const;

export type StatisticsKind = (typeof statisticsKinds)[number];
