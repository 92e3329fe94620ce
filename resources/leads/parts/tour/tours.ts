/** Guided tours: each step points at the element with its name as data-tour. */
export const TOURS = {
  communication: ['contact', 'code', 'reply', 'pages'],
  loan: ['loanLink', 'loanLead'],
} as const;

export type TourName = keyof typeof TOURS;
