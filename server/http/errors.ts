import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Schemas } from '#contract/types.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { StorageUnavailable } from '../ports/storage/port.ts';
import { isObject } from './contract.ts';
import { ApiError, type FieldFault } from './apiError.ts';
import { isRule, languageOf, translate, formatWait } from './messages.ts';

/** API errors for the values that the contract accepted and PostgreSQL rejects, by SQLSTATE. */
const BY_SQL_STATE: Record<string, () => ApiError> = {
  '22021': () => fault('characters'),
  '22P02': () => fault('type'),
  '22P05': () => fault('characters'),
  '22003': () => fault('maximum'),
  '22008': () => fault('format_date'),
  '22007': () => fault('format_date'),
  '22001': () => fault('maxLength'),
  '23505': () => new ApiError('conflict', { reason: 'taken' }),
  '23503': () => new ApiError('in_use'),
  '40001': () => new ApiError('unavailable', { retryAfter: 1 }),
  '40P01': () => new ApiError('unavailable', { retryAfter: 1 }),
  '57014': () => new ApiError('unavailable', { retryAfter: 5 }),
};

const fault = (code: string) => new ApiError('validation', { faults: [{ path: '', code }] });

/** API errors of Fastify's own errors (parser, limits), by status. */
const BY_STATUS: Record<number, () => ApiError> = {
  400: () => new ApiError('malformed'),
  404: () => new ApiError('not_found'),
  414: () => new ApiError('not_found'),
  413: () => new ApiError('too_large'),
  415: () => new ApiError('unsupported_media_type'),
};

/** Converts any error to an ApiError; undefined for an internal error. */
export function toApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error) || error instanceof StorageUnavailable)
    return new ApiError('unavailable', { retryAfter: 5 });
  if (!isObject(error)) return undefined;
  const { code, statusCode } = error;
  const bySql = typeof code === 'string' ? BY_SQL_STATE[code] : undefined;
  const byStatus = typeof statusCode === 'number' ? BY_STATUS[statusCode] : undefined;
  return (bySql ?? byStatus)?.();
}

function fieldErrors(language: Schemas['Language'], faults: FieldFault[]): Schemas['FieldError'][] {
  return faults.slice(0, 200).map(({ path, code, params }) => ({
    path: path.slice(0, 200),
    code: code.slice(0, 40),
    message: isRule(code)
      ? translate(language, 'rules', code, 'filled', params)
      : translate(language, 'fields', code, 'invalid', params),
  }));
}

/** Builds the contract's Error in the caller's language. */
export function errorBody(
  error: ApiError,
  language: Schemas['Language'],
  requestId: string,
): Schemas['Error'] {
  const { code, details } = error;
  const wait = formatWait(language, details.retryAfter ?? 0);
  const message = details.reason
    ? translate(language, 'reasons', details.reason, 'other', { wait })
    : translate(language, 'errors', code, 'internal', { wait, ...details.quota });
  return {
    message,
    code,
    errors: fieldErrors(language, details.faults ?? []),
    ...(details.current ? { current: { ...details.current } } : {}),
    ...(details.reason ? { reason: details.reason } : {}),
    ...(details.feature ? { feature: details.feature } : {}),
    ...details.quota,
    requestId,
  };
}

/** Responds to any error in the contract's shape; internal errors are logged and not disclosed. */
export async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const apiError = toApiError(error) ?? new ApiError('internal');
  // A deliberate 503 is logged with its request.
  const isMeant = apiError === error && apiError.code === 'unavailable';
  if (apiError.status >= 500 && !isMeant)
    request.log.error({ err: error, requestId: request.id }, 'request failed');
  if (apiError.details.retryAfter) reply.header('retry-after', apiError.details.retryAfter);
  await reply
    .code(apiError.status)
    .header('error-version', '1')
    .type('application/json; charset=utf-8')
    .send(errorBody(apiError, languageOf(request.headers['accept-language']), request.id));
}
