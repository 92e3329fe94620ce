/** Operations of the reports that compare a provider with its rivals. */
export const rivalReports = [
  'getRivalsLeadToDeal',
  'getRivalsViewToDeal',
  'getRivalsViewToLead',
  'getRivalsLeadToLead',
  'getRivalsToSimilar',
] as const;
