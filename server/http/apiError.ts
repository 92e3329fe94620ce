import type { Schemas } from '#contract/types.ts';

export type ErrorCode = Schemas['ErrorCode'];
export type Feature = Schemas['PackageFeature'];

/** Fault of one field; `code` selects the message, `params` are its values. */
export interface FieldFault {
  /** Path in the body, such as `emails[0].value`. */
  path: string;
  code: string;
  params?: Record<string, string | number>;
}

const STATUS: Record<ErrorCode, number> = {
  malformed: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  password_expired: 401,
  forbidden: 403,
  feature: 403,
  blocked_while_impersonating: 403,
  reauth_required: 403,
  not_found: 404,
  conflict: 409,
  stale_version: 409,
  refused: 409,
  idempotency_mismatch: 409,
  in_use: 409,
  quota: 409,
  too_large: 413,
  unsupported_media_type: 415,
  validation: 422,
  version_required: 428,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

interface Details {
  faults?: FieldFault[];
  /** More specific reason, which has its own message. */
  reason?: string;
  /** Missing package feature. */
  feature?: Feature;
  /** Current record, for a stale version. */
  current?: object;
  /** Package limit, with the number of records that count towards it and the allowed number. */
  quota?: { limit: Schemas['PackageLimit']; used: number; allowed: number };
  /** Seconds before a retry. */
  retryAfter?: number;
}

/** Expected failure of a call; http converts it to the contract's Error in the caller's language. */
export class ApiError extends Error {
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(details.reason ? `${code}: ${details.reason}` : code);
    this.name = 'ApiError';
    this.status = STATUS[code];
  }
}

export const notFound = () => new ApiError('not_found');
export const forbidden = () => new ApiError('forbidden');
/** Creates a 409 with a reason that the panel translates, such as `deal_needs_date`. */
export const refused = (reason: string) => new ApiError('refused', { reason });
/** Creates a 422 with all field faults. */
export const invalid = (...faults: FieldFault[]) => new ApiError('validation', { faults });
export const staleVersion = (current: object) => new ApiError('stale_version', { current });
/** Seconds of Retry-After; they vary, so that clients do not retry at the same time. */
const RETRY_SECONDS = { min: 1, max: 5 };

/** Creates a 503 of a process that has too much to do. */
export function overloaded(): ApiError {
  const { min, max } = RETRY_SECONDS;
  return new ApiError('unavailable', {
    retryAfter: min + Math.floor(Math.random() * (max - min + 1)),
  });
}

/**
 * Creates a 429 with the seconds before a retry; a reason has its own message, such as `too_many_tries` for
 * sign-in.
 */
export const tooMany = (retryAfter: number, reason?: string) =>
  new ApiError('too_many_requests', reason === undefined ? { retryAfter } : { retryAfter, reason });
