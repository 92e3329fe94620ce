import { HttpError } from 'react-admin';
import { firstListed } from '../../form/refusal.ts';
import { errorMessage } from '../../../ui/errorMessage.ts';

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 30_000;

/** Statuses after which a retry may succeed: rate limit, timeout, unreachable or overloaded server. */
const PASSING = new Set([0, 408, 425, 429, 502, 503, 504]);

interface Verdict {
  /** True if the file is retried automatically. */
  readonly again: boolean;
  readonly problem: string;
}

/** Returns the consequence of a failed upload: whether it is retried, and its error message. */
export function verdictOf(error: unknown): Verdict {
  const status: unknown = error instanceof HttpError ? error.status : undefined;
  const isPassing = typeof status === 'number' && PASSING.has(status);
  return { again: isPassing, problem: firstListed(error) ?? errorMessage(error) };
}

/** Returns the backoff before the next attempt in milliseconds: 2 s, doubled each time, at most 30 s. */
export const retryDelay = (attempts: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
