import type { LeadFacts } from '../../server/features/leads/rules/leadFacts.ts';

/** Returns the facts of a pending lead whose couple can be reached in every way, with these differences. */
export const leadFacts = (own: Partial<LeadFacts> = {}): LeadFacts => ({
  status: 'pending',
  isMasked: false,
  isArchived: false,
  spamStatus: null,
  contactPreference: 'open',
  hasEmail: true,
  hasPhone: true,
  hasSwitchboard: false,
  takesWhatsapp: true,
  isOwn: false,
  hasAppointment: false,
  isAppointmentConfirmed: false,
  isLoanLinkSent: false,
  refusesFollowUps: false,
  ...own,
});
