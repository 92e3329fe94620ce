import type { DeclineReason } from './port.ts';

/** Refusals that people can do something about, by the gateway's error codes. */
const REASONS = new Map<string, DeclineReason>([
  ['10051', 'insufficient_funds'],
  ['10054', 'card_expired'],
  ['10084', 'wrong_cvc'],
  ['10034', 'suspected'],
  ['10005', 'refused'],
  ['10041', 'refused'],
  ['10043', 'refused'],
]);

/** Answers that say nothing about the payment: our own keys, or the gateway's machines. */
const NO_VERDICT = new Set(['1', '1000', '1001', '100001']);

export const isVerdict = (errorCode: string) => !NO_VERDICT.has(errorCode);

/** Returns why a payment was not made; lost and stolen cards are told apart from nothing else. */
export function declineReason(errorCode: string): DeclineReason {
  return REASONS.get(errorCode) ?? (/^10\d{3}$/.test(errorCode) ? 'refused' : 'gateway_refused');
}
