import type { Schemas } from '#contract/types.ts';

/** One wrong field of a request. */
export interface ApiFieldError {
  /** Such as `emails[0].value`; empty where the error belongs to no field. */
  readonly path: string;
  readonly message: string;
  readonly code?: string;
}

/** The contract's codes, and two for what no answer of the contract describes. */
export type ApiErrorCode = Schemas['ErrorCode'] | 'network' | 'unexpected';

export interface ApiErrorDetails {
  /** HTTP status; 0 where no answer came. */
  status: number;
  code: ApiErrorCode;
  /** Words of the API, or a key of the panel's own words (`errorPhrase`). */
  message: string;
  errors?: readonly ApiFieldError[];
  /** The message is the general one that version 2 shows above its list. */
  isGeneral?: boolean;
  reason?: string;
  /** The record as it is now, with code `stale_version`. */
  current?: Readonly<Record<string, unknown>>;
  requestId?: string;
}

/** Keys of the words for errors that the API did not put into words. */
export const errorPhrase = {
  network: 'apiErrors.network',
  unexpected: 'apiErrors.unexpected',
  validation: 'apiErrors.validation',
} as const;

/** Error with which a call to the API rejects, unless it was aborted. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  /** All wrong fields, the first message of each. */
  readonly errors: readonly ApiFieldError[];
  readonly isGeneral: boolean;
  readonly reason: string | undefined;
  readonly current: Readonly<Record<string, unknown>> | undefined;
  readonly requestId: string | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors ?? [];
    this.isGeneral = details.isGeneral ?? false;
    this.reason = details.reason;
    this.current = details.current;
    this.requestId = details.requestId;
  }
}

/** No answer came: offline, the server is away, or the connection broke. */
export function networkError(): ApiError {
  return new ApiError({ status: 0, code: 'network', message: errorPhrase.network });
}
