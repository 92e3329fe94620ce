import { isPhoneNumber } from './phoneNumber.ts';
import type { Sms, SmsFailure, SmsPort, SmsResult } from './port.ts';

export interface NetgsmOptions {
  /** Subscriber number. */
  username: string;
  password: string;
  /** Approved sender name, at most 11 characters. */
  header: string;
  /** Contract price of one segment, in hundredths of the deployment's currency. */
  segmentMinor: number | null;
  /** URL of the API; https://api.netgsm.com.tr by default. */
  baseUrl?: string;
  /** Time-out in milliseconds, 10 000 by default. */
  timeoutMs?: number;
}

/** 00: queued; 01 and 02: queued with corrected dates. */
const QUEUED = new Set(['00', '01', '02']);

/** Failures that Netgsm documents for /sms/rest/v2/send. */
const FAILURES = new Map<string, SmsFailure>([
  ['20', 'refused'], // text or its length
  ['30', 'unreachable'], // our credentials, API permission or IP address: temporary until fixed
  ['40', 'unreachable'], // our sender name is not approved
  ['50', 'refused'], // İYS consent cannot be checked for this subscriber
  ['51', 'refused'], // no İYS brand for this subscriber
  ['70', 'refused'], // a parameter is wrong or missing
  ['80', 'unreachable'], // too many messages at once
  ['85', 'unreachable'], // more than 20 to one number in a minute
]);

/**
 * Sends over Netgsm's REST API, version 2. The API has no idempotency keys: a retry after a lost response may be
 * delivered twice.
 */
export function netgsmSms(options: NetgsmOptions): SmsPort {
  const { baseUrl = 'https://api.netgsm.com.tr', timeoutMs = 10_000 } = options;
  const credentials = Buffer.from(`${options.username}:${options.password}`).toString('base64');

  async function send(sms: Sms): Promise<SmsResult> {
    if (!isPhoneNumber(sms.to)) return { ok: false, reason: 'wrong_number' };
    try {
      const response = await fetch(new URL('/sms/rest/v2/send', baseUrl), {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          msgheader: options.header,
          messages: [{ msg: sms.text, no: netgsmNumber(sms.to) }],
          encoding: 'TR',
          // Transactional messages, not advertising: skips the check of İYS consents.
          iysfilter: '0',
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Errors have status 406 and the same body.
      return resultOf(response.status, await response.text());
    } catch {
      return { ok: false, reason: 'unreachable', detail: 'no answer' };
    }
  }
  return { kind: 'netgsm', segmentMinor: options.segmentMinor, send };
}

/** Converts an E.164 number: Turkish numbers to ten digits, others to the prefix 00. */
function netgsmNumber(e164: string): string {
  return /^\+90\d{10}$/.test(e164) ? e164.slice(3) : `00${e164.slice(1)}`;
}

function resultOf(status: number, body: string): SmsResult {
  const { code, jobid } = answerIn(body);
  if (code !== undefined && QUEUED.has(code)) return { ok: true, id: jobid ?? '' };
  const failure = code === undefined ? undefined : FAILURES.get(code);
  const byStatus = status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unreachable';
  return { ok: false, reason: failure ?? byStatus, detail: `${status} ${code ?? 'no code'}` };
}

function answerIn(body: string): { code?: string; jobid?: string } {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return {};
  }
  if (typeof answer !== 'object' || answer === null) return {};
  return {
    ...('code' in answer && typeof answer.code === 'string' && { code: answer.code }),
    ...('jobid' in answer && typeof answer.jobid === 'string' && { jobid: answer.jobid }),
  };
}
