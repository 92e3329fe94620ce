import type { Schemas } from '#contract/types.ts';

export type LeadStatus = Schemas['LeadStatus'];
export type Channel = Schemas['Channel'];

/** Facts that decide how the couple may be contacted. */
export interface ReachFacts {
  /** True if the package hides the lead; no action is allowed then. */
  isMasked: boolean;
  /** True if the lead is older than the window; it is read-only then. */
  isArchived: boolean;
  spamStatus: 'pending' | 'confirmed' | 'refused' | null;
  contactPreference: Schemas['ContactPreference'];
  hasEmail: boolean;
  hasPhone: boolean;
  hasSwitchboard: boolean;
  /** True if the provider's package includes WhatsApp. */
  takesWhatsapp: boolean;
}

/** Facts of a lead that the rules depend on. */
export interface LeadFacts extends ReachFacts {
  status: LeadStatus;
  /** True if the customer added the lead. */
  isOwn: boolean;
  hasAppointment: boolean;
  isAppointmentConfirmed: boolean;
  isLoanLinkSent: boolean;
  /** True if the couple has stopped automatic messages. */
  refusesFollowUps: boolean;
}

/** Reason for a refusal; each has messages in i18n. */
export type Reason =
  | 'already_reported'
  | 'already_sent'
  | 'anonymised'
  | 'appointment_missing'
  | 'archived'
  | 'closed'
  | 'email_only'
  | 'follow_up_closed'
  | 'follow_up_refused'
  | 'masked'
  | 'no_email'
  | 'no_phone'
  | 'no_whatsapp'
  | 'not_own_lead'
  | 'phone_only'
  | 'spam'
  | 'transition';

const OPEN: ReadonlySet<LeadStatus> = new Set([
  'new',
  'pending',
  'negotiating',
  'offered',
  'unreachable',
]);

/** Returns true if a lead's status is open. Open leads change status freely; closed leads can only be reopened. */
export const isOpen = (status: LeadStatus): boolean => OPEN.has(status);

/** Returns true if a spam report is pending or confirmed; a rejected report has no effect. */
export const isSpam = ({ spamStatus }: Pick<ReachFacts, 'spamStatus'>): boolean =>
  spamStatus === 'pending' || spamStatus === 'confirmed';

/** Returns the reason why nothing of a lead can be changed, not even a note. */
export function readOnlyReason(
  lead: Pick<ReachFacts, 'isMasked' | 'isArchived'>,
): Reason | undefined {
  if (lead.isMasked) return 'masked';
  return lead.isArchived ? 'archived' : undefined;
}
