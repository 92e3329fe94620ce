import type { Schemas } from '#contract/types.ts';

export type LeadAction = Schemas['LeadAction'];

export type ActionType = LeadAction['type'];

/** One kind of action. */
export type ActionOf<T extends ActionType> = Extract<LeadAction, { type: T }>;

/** Actions whose result depends on the lead alone. */
export type DecidedAction = Exclude<LeadAction, { type: 'call' | 'send_loan_link' | 'assign' }>;

/** Required permission of each action. */
export const ACTION_PERMISSIONS: Record<ActionType, 'leads.write' | 'leads.send'> = {
  negotiate: 'leads.write',
  offer: 'leads.write',
  deal: 'leads.write',
  reject: 'leads.write',
  unreachable: 'leads.write',
  not_wedding: 'leads.write',
  other_firm: 'leads.write',
  reopen: 'leads.write',
  set_appointment: 'leads.write',
  confirm_appointment: 'leads.write',
  report_spam: 'leads.write',
  call: 'leads.send',
  call_result: 'leads.write',
  send_loan_link: 'leads.send',
  assign: 'leads.write',
};

export function isActionType(text: unknown): text is ActionType {
  return typeof text === 'string' && Object.hasOwn(ACTION_PERMISSIONS, text);
}
