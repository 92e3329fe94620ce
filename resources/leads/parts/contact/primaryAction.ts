import { nextStep } from './nextStep.ts';
import type { Lead } from '../Lead.ts';

type Asked = Parameters<typeof nextStep>[0];
type LeadPrimary = 'reply' | 'call' | Lead['allowed']['actions'][number] | null;

/**
 * Returns the primary action of a lead's page: the answer while the couple has none, otherwise the
 * step that closes or reopens the lead.
 */
export function primaryAction(lead: Asked, now: number): LeadPrimary {
  const { actions, channels } = lead.allowed;
  const step = nextStep(lead, now);
  if (step?.kind === 'confirm') return 'confirm_appointment';
  if (step?.kind === 'answer') {
    if (channels.includes('email') || channels.includes('sms')) return 'reply';
    if (actions.includes('call')) return 'call';
  }
  return (['reopen', 'deal'] as const).find((action) => actions.includes(action)) ?? null;
}
