import { channelRefusal } from './channels.ts';
import type { ActionType } from './leadAction.ts';
import { isOpen, isSpam, readOnlyReason, type LeadFacts, type Reason } from './leadFacts.ts';

/**
 * Returns the reason why an action is refused on a lead in its present state, or undefined if it is
 * accepted.
 */
export function actionRefusal(action: ActionType, lead: LeadFacts): Reason | undefined {
  const readOnly = readOnlyReason(lead);
  if (readOnly) return readOnly;
  if (isSpam(lead)) return action === 'report_spam' ? 'already_reported' : 'spam';
  switch (action) {
    case 'negotiate':
    case 'offer':
    case 'deal':
    case 'reject':
    case 'not_wedding':
    case 'other_firm':
    case 'set_appointment':
      return onlyOpen(lead);
    case 'unreachable':
      return lead.status === 'unreachable' ? 'transition' : onlyOpen(lead);
    case 'reopen':
      return isOpen(lead.status) ? 'transition' : undefined;
    case 'confirm_appointment':
      return onlyOpen(lead) ?? confirmRefusal(lead);
    case 'report_spam':
      return lead.spamStatus === null ? onlyOpen(lead) : 'already_reported';
    case 'call':
    case 'call_result':
      // A couple that agreed is called like any other.
      return channelRefusal('call', lead);
    case 'send_loan_link':
      return loanLinkRefusal(lead);
    case 'assign':
      return undefined;
  }
}

const onlyOpen = (lead: LeadFacts): Reason | undefined =>
  isOpen(lead.status) ? undefined : 'transition';

function confirmRefusal(lead: LeadFacts): Reason | undefined {
  if (!lead.hasAppointment) return 'appointment_missing';
  return lead.isAppointmentConfirmed ? 'transition' : undefined;
}

/**
 * Returns the reason against sending the loan link, which is sent once, to open leads and deals, by e-mail or SMS.
 */
function loanLinkRefusal(lead: LeadFacts): Reason | undefined {
  if (lead.isLoanLinkSent) return 'already_sent';
  if (lead.status !== 'deal' && !isOpen(lead.status)) return 'transition';
  const byMail = channelRefusal('email', lead);
  return byMail && channelRefusal('sms', lead) ? byMail : undefined;
}
