import { channelRefusal } from './channels.ts';
import { isOpen, isSpam, readOnlyReason, type LeadFacts, type Reason } from './leadFacts.ts';

/** Returns the reason why nothing may be sent automatically on a lead, on any channel. */
export function followUpRefusal(lead: LeadFacts): Reason | undefined {
  const blocked = readOnlyReason(lead) ?? (isSpam(lead) ? 'spam' : undefined);
  if (blocked) return blocked;
  if (!isOpen(lead.status)) return 'follow_up_closed';
  if (lead.refusesFollowUps) return 'follow_up_refused';
  const ways = [channelRefusal('email', lead), channelRefusal('sms', lead)];
  return ways.includes(undefined) ? undefined : ways[0];
}
