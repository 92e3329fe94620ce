export interface Sms {
  /** E.164: +905321234567 */
  to: string;
  text: string;
  /** One for each message, letters, digits, dot, hyphen and underscore; a repeated send carries the same one. */
  messageKey: string;
}

/** Unreachable may pass; refused will not by trying again. */
export type SmsFailure = 'wrong_number' | 'unreachable' | 'refused';

export type SmsResult =
  | { ok: true; id: string }
  /** `detail` is for the log: codes only, nothing of the message or its people. */
  | { ok: false; reason: SmsFailure; detail?: string };

/** Never throws for what happens on the way. Call it after the commit: it waits for others, and cannot be undone. */
export interface SmsPort {
  readonly kind: 'sandbox' | 'netgsm';
  /** Price of one segment, in hundredths of the deployment's currency; null where it is not known. */
  readonly segmentMinor: number | null;
  send(sms: Sms): Promise<SmsResult>;
}

/** Price of a segment that the sandbox pretends, in hundredths. */
export const SANDBOX_SEGMENT_MINOR = 45;
