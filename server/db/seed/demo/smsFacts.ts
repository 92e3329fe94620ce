import { smsSize } from '#contract/smsSize.ts';

/** Price of an SMS in the demo, in hundredths, as the sandbox pretends it. */
const SEGMENT_MINOR = 45;

/** Segments and cost of a message that goes out; none of both for any other. */
export function smsFacts(isSms: boolean, body: string, isFailed: boolean) {
  if (!isSms) return { segments: null, cost_minor: null };
  const { segments } = smsSize(body);
  return { segments, cost_minor: isFailed ? 0 : segments * SEGMENT_MINOR };
}
