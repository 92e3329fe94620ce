import { dayFrom } from '../../../../src/engine/kinds/date/dayFrom.ts';
import { nextStep } from './nextStep.ts';
import type { Lead } from '../Lead.ts';

type LeadOfAction = Parameters<typeof nextStep>[0] &
  Pick<Lead, 'status' | 'isMasked'> & { couple: Pick<Lead['couple'], 'weddingDate'> };
type LeadPrimary = 'reply' | 'call' | 'review' | Lead['allowed']['actions'][number] | null;

/** Returns true once a couple with a deal is married, so that they can be asked for a testimonial. */
const isReviewDue = ({ status, isMasked, couple }: LeadOfAction, now: number): boolean =>
  status === 'deal' &&
  !isMasked &&
  couple.weddingDate !== null &&
  couple.weddingDate < dayFrom(new Date(now), '+0d');

/**
 * Returns the primary action of a lead's page: the answer while the couple has none, otherwise the
 * step that closes the lead, reopens a lost one or asks a married couple for a testimonial. A deal before the
 * wedding has none: reopening it is the exception.
 */
export function primaryAction(lead: LeadOfAction, now: number): LeadPrimary {
  const { actions, channels } = lead.allowed;
  const step = nextStep(lead, now);
  if (step?.kind === 'confirm') return 'confirm_appointment';
  if (step?.kind === 'answer') {
    if (channels.includes('email') || channels.includes('sms')) return 'reply';
    if (actions.includes('call')) return 'call';
  }
  if (lead.status === 'deal') return isReviewDue(lead, now) ? 'review' : null;
  return (['reopen', 'deal'] as const).find((action) => actions.includes(action)) ?? null;
}
