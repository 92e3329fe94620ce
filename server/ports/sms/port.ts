export interface Sms {
  /** E.164: +905321234567 */
  to: string;
  text: string;
  /** Idempotency key of letters, digits, dot, hyphen and underscore; a retry has the same one. */
  messageKey: string;
}

/** `unreachable` may be temporary; `refused` is permanent. */
export type SmsFailure = 'wrong_number' | 'unreachable' | 'refused';

export type SmsResult =
  | { ok: true; id: string }
  /** `detail` is for the log: codes only, no contents and no personal data. */
  | { ok: false; reason: SmsFailure; detail?: string };

/**
 * Sends SMS. Returns failures instead of throwing. Call it after the commit: sending is slow and cannot be undone.
 */
export interface SmsPort {
  readonly kind: 'sandbox' | 'netgsm';
  /** Price of one segment, in hundredths of the deployment's currency; null if unknown. */
  readonly segmentMinor: number | null;
  send(sms: Sms): Promise<SmsResult>;
}

/** Simulated price of a segment, in hundredths. */
export const SANDBOX_SEGMENT_MINOR = 45;
