import type { Schemas } from '#contract/types.ts';

/** One wrong field of a request. */
export interface ApiFieldError {
  /** Path such as `emails[0].value`; empty if the error belongs to no field. */
  readonly path: string;
  readonly message: string;
  readonly code?: string;
}

/** The contract's codes, and two for failures that the contract does not describe. */
export type ApiErrorCode = Schemas['ErrorCode'] | 'network' | 'unexpected';

export interface ApiErrorDetails {
  /** HTTP status; 0 without a response. */
  status: number;
  code: ApiErrorCode;
  /** Message of the API, or a key of the panel's messages (`errorPhrase`). */
  message: string;
  errors?: readonly ApiFieldError[];
  /** True if the message is the general one that version 2 sends above its list. */
  isGeneral?: boolean;
  reason?: string;
  /** Current record, sent with code `stale_version`. */
  current?: Readonly<Record<string, unknown>>;
  requestId?: string;
}

/** Message keys of errors for which the API sent no message. */
export const errorPhrase = {
  network: 'apiErrors.network',
  unexpected: 'apiErrors.unexpected',
  validation: 'apiErrors.validation',
} as const;

/** Error with which a call to the API rejects, unless it was aborted. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Errors of all invalid fields, one message each. */
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

/**
 * Returns the error of a call without response: offline, server unreachable, or connection lost.
 */
export function networkError(): ApiError {
  return new ApiError({ status: 0, code: 'network', message: errorPhrase.network });
}
