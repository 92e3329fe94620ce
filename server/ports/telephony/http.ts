import { get } from '#contract/get.ts';
import type { TelephonyPort } from './port.ts';

export interface HttpTelephonyOptions {
  /**
   * URL that accepts POST {from, to} with a bearer token and an Idempotency-Key; responds {id}, or {reason} with a
   * status of 400 and up.
   */
  url: string;
  token: string;
  /** Time-out in milliseconds, 10 000 by default. */
  timeoutMs?: number;
}

type Result = Awaited<ReturnType<TelephonyPort['call']>>;

const isReason = (value: unknown): value is 'busy' | 'unreachable' | 'refused' =>
  value === 'busy' || value === 'unreachable' || value === 'refused';

function resultOf(status: number, answer: unknown): Result {
  const [id, reason] = [get(answer, 'id'), get(answer, 'reason')];
  if (status < 300 && (typeof id === 'string' || typeof id === 'number'))
    return { ok: true, id: String(id) };
  if (isReason(reason)) return { ok: false, reason };
  return { ok: false, reason: status >= 400 && status < 500 ? 'refused' : 'unreachable' };
}

/** Creates the telephony port of a switchboard with an HTTP API. */
export function httpTelephony({
  url,
  token,
  timeoutMs = 10_000,
}: HttpTelephonyOptions): TelephonyPort {
  return {
    async call({ from, to, callKey }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': callKey,
          },
          body: JSON.stringify({ from, to }),
        });
        const answer: unknown = await response.json().catch(() => undefined);
        return resultOf(response.status, answer);
      } catch {
        return { ok: false, reason: 'unreachable' };
      }
    },
  };
}
