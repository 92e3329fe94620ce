import type { DeclineReason } from './port.ts';

/** Declines that a buyer can act on, by the gateway's error codes. */
const REASONS = new Map<string, DeclineReason>([
  ['10051', 'insufficient_funds'],
  ['10054', 'card_expired'],
  ['10084', 'wrong_cvc'],
  ['10034', 'suspected'],
  ['10005', 'refused'],
  ['10041', 'refused'],
  ['10043', 'refused'],
]);

/** Error codes of our keys or the gateway's systems, which are unrelated to the payment. */
const NO_VERDICT = new Set(['1', '1000', '1001', '100001']);

export const isVerdict = (errorCode: string) => !NO_VERDICT.has(errorCode);

/** Returns the reason of a decline; lost and stolen cards have no reason of their own, to reveal nothing. */
export function declineReason(errorCode: string): DeclineReason {
  return REASONS.get(errorCode) ?? (/^10\d{3}$/.test(errorCode) ? 'refused' : 'gateway_refused');
}
