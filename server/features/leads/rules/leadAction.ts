import type { Schemas } from '#contract/types.ts';

/** The body of each action, by its type. */
interface Bodies {
  negotiate: Schemas['NegotiateAction'];
  offer: Schemas['OfferAction'];
  deal: Schemas['DealAction'];
  reject: Schemas['RejectAction'];
  unreachable: Schemas['UnreachableAction'];
  not_wedding: Schemas['NotWeddingAction'];
  other_firm: Schemas['OtherFirmAction'];
  reopen: Schemas['ReopenAction'];
  set_appointment: Schemas['SetAppointmentAction'];
  confirm_appointment: Schemas['ConfirmAppointmentAction'];
  report_spam: Schemas['ReportSpamAction'];
  call: Schemas['CallAction'];
  call_result: Schemas['CallResultAction'];
  send_loan_link: Schemas['SendLoanLinkAction'];
}

export type ActionType = Schemas['LeadActionType'];

/** One kind of action. */
export type ActionOf<T extends ActionType> = { [K in T]: Omit<Bodies[K], 'type'> & { type: K } }[T];

export type LeadAction = ActionOf<ActionType>;

/** Actions that need nobody outside: their outcome is known at once. */
export type DecidedAction = ActionOf<Exclude<ActionType, 'call' | 'send_loan_link'>>;

/** Every action with the permission that it takes. */
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
};

export function isActionType(text: unknown): text is ActionType {
  return typeof text === 'string' && Object.hasOwn(ACTION_PERMISSIONS, text);
}

/** The contract has proven the rest of the body by its type. */
export function isLeadAction(body: unknown): body is LeadAction {
  return typeof body === 'object' && body !== null && 'type' in body && isActionType(body.type);
}
