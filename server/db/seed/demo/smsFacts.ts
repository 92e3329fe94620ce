import { smsSize } from '#contract/smsSize.ts';

/** Price of an SMS segment in the demo, in hundredths, the same as in the sandbox. */
const SEGMENT_MINOR = 45;

/** Returns segments and cost of a sent SMS; null for any other message. */
export function smsFacts(isSms: boolean, body: string, isFailed: boolean) {
  if (!isSms) return { segments: null, cost_minor: null };
  const { segments } = smsSize(body);
  return { segments, cost_minor: isFailed ? 0 : segments * SEGMENT_MINOR };
}
