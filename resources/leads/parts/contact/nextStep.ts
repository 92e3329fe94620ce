import type { Lead } from '../Lead.ts';

/** Step that a lead requires: a reply of the provider, or the couple's confirmation of the appointment. */
export type NextStep = { kind: 'answer'; by: string } | { kind: 'confirm'; at: string };

type LeadOfStep = Pick<Lead, 'isUnanswered' | 'respondBy' | 'appointment' | 'allowed'>;

/** Returns the next step; undefined if nothing is due. */
export function nextStep(lead: LeadOfStep, now: number): NextStep | undefined {
  const { isUnanswered, appointment, allowed } = lead;
  const isAhead = appointment !== null && Date.parse(appointment.startsAt) > now;
  if (isAhead && allowed.actions.includes('confirm_appointment'))
    return { kind: 'confirm', at: appointment.startsAt };
  return isUnanswered && allowed.channels.length > 0
    ? { kind: 'answer', by: lead.respondBy }
    : undefined;
}
