import { HttpError } from 'react-admin';
import { firstListed } from '../../form/refusal.ts';
import { errorMessage } from '../../../ui/errorMessage.ts';

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 30_000;

/** Statuses after which a retry may succeed: rate limit, timeout, unreachable or overloaded server. */
const PASSING = new Set([0, 408, 425, 429, 502, 503, 504]);

/** Statuses after which only another file can succeed: its content or its values are refused. */
const FINAL = new Set([400, 413, 415, 422]);

interface Verdict {
  /**
   * `again`: is retried automatically; `signedOut`: is retried once the session is restored; `failed`: may succeed on
   * request; `refused`: never succeeds.
   */
  readonly outcome: 'again' | 'signedOut' | 'failed' | 'refused';
  readonly problem: string;
}

/** Returns the consequence of a failed upload, and its error message. */
export function verdictOf(error: unknown): Verdict {
  const status: unknown = error instanceof HttpError ? error.status : undefined;
  const isIn = (set: ReadonlySet<number>) => typeof status === 'number' && set.has(status);
  const problem = firstListed(error) ?? errorMessage(error);
  if (status === 401) return { outcome: 'signedOut', problem };
  return { outcome: isIn(PASSING) ? 'again' : isIn(FINAL) ? 'refused' : 'failed', problem };
}

/** Returns the backoff before the next attempt in milliseconds: 2 s, doubled each time, at most 30 s. */
export const retryDelay = (attempts: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
