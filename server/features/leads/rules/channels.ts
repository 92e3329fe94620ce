import {
  isOpen,
  isSpam,
  readOnlyReason,
  type Channel,
  type LeadFacts,
  type ReachFacts,
  type Reason,
} from './leadFacts.ts';

export const CHANNELS: readonly Channel[] = ['email', 'sms', 'call', 'whatsapp'];

/** Returns the reason why the couple cannot be contacted by a channel; undefined if it can. */
export function channelRefusal(channel: Channel, lead: ReachFacts): Reason | undefined {
  const blocked = readOnlyReason(lead) ?? (isSpam(lead) ? 'spam' : undefined);
  if (blocked) return blocked;
  switch (lead.contactPreference) {
    case 'none':
      return 'closed';
    case 'phone_only':
      return channel === 'email' ? 'phone_only' : missing(channel, lead);
    case 'email_only':
      return channel === 'email' ? missing(channel, lead) : 'email_only';
    case 'anonymised':
      return anonymisedRefusal(channel, lead);
    case 'open':
      return missing(channel, lead);
  }
}

function missing(channel: Channel, lead: ReachFacts): Reason | undefined {
  if (channel === 'email') return lead.hasEmail ? undefined : 'no_email';
  if (channel === 'call' && lead.hasSwitchboard) return undefined;
  if (!lead.hasPhone) return 'no_phone';
  return channel === 'whatsapp' && !lead.takesWhatsapp ? 'no_whatsapp' : undefined;
}

/**
 * Returns the reason against a channel to an anonymised couple: only e-mail (relay) and calls (switchboard)
 * hide the identity.
 */
function anonymisedRefusal(channel: Channel, lead: ReachFacts): Reason | undefined {
  if (channel === 'email') return lead.hasEmail ? undefined : 'no_email';
  return channel === 'call' && lead.hasSwitchboard ? undefined : 'anonymised';
}

/** Returns true if an open lead has no response yet and the couple can be contacted. */
export const isUnanswered = (
  lead: ReachFacts & Pick<LeadFacts, 'status'>,
  answeredAt: string | null,
): boolean =>
  answeredAt === null &&
  isOpen(lead.status) &&
  CHANNELS.some((channel) => channelRefusal(channel, lead) === undefined);
